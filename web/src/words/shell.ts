/** The shell's own messages: `t("shell_start_play")`. */
import type * as Messages from "./made/shell/messages/en.js";
import { language } from "./language.svelte";

export type ShellKey = keyof typeof Messages;
type Given<K extends ShellKey> = Parameters<(typeof Messages)[K]>[0];
/** A message with placeholders must be given them. */
type Inputs<K extends ShellKey> = Record<never, never> extends Given<K> ? [inputs?: Given<K>] : [inputs: Given<K>];

export function t<K extends ShellKey>(key: K, ...inputs: Inputs<K>): string {
  return language.say("shell", key, inputs[0] ?? {}) ?? key;
}

/** A message whose key is put together; `otherwise` where there is none. */
export function tOr(key: string, otherwise: string, inputs: object = {}): string {
  return language.say("shell", key, inputs) ?? otherwise;
}
