/** What went wrong at the table or on the way, in the viewer's language: what happened, and what can be done. */
import { t, tOr } from "./shell";

export function troubleText(reason: string, given: Record<string, unknown> = {}): string {
  const inputs = { ...given, ...(typeof given["retry_ms"] === "number" && { seconds: Math.ceil(given["retry_ms"] / 1000) }) };
  return tOr(`shell_trouble_${reason.replaceAll("-", "_")}`, t("shell_trouble_other", { reason }), inputs);
}
