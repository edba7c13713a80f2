/** Who won, in one sentence. */
import { t } from "../words/shell";
import type { Teller } from "../words/telling";
import type { Ended } from "../wire/types";

export function verdict(teller: Teller, ended: Ended): string {
  const names = teller.list(ended.winners.map((seat) => teller.name(seat)));
  const own = teller.you !== null && ended.winners.includes(teller.you);
  const who = own ? (ended.winners.length > 1 ? "among" : "you") : ended.winners.length > 1 ? "others" : "other";
  const points = ended.scores[ended.winners[0] ?? 0] ?? 0;
  if (!ended.winners.length) return t("shell_end_nobody");
  return `${t("shell_end_won", { who, names })} ${teller.decided(ended.decided_by, { names, who, points, count: points })}`;
}
