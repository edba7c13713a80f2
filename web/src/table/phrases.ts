/** What can be said at a table: phrases and reactions as keys, each viewer reads them in his own language. */
import { tOr } from "../words/shell";
import type { Phrase, Reaction } from "../wire/types";

export const PHRASES: readonly Phrase[] = [
  "hello", "good-luck", "have-fun", "your-turn", "one-moment", "i-am-back", "thinking", "well-played", "thanks", "sorry",
  "oh-no", "lucky", "that-was-close", "good-game", "one-more", "goodbye",
];
export const REACTIONS: readonly Reaction[] = ["lamp", "jewel", "dragon", "scorpion", "laugh", "wow", "clap", "cry", "heart", "sleep"];

export function phraseText(phrase: Phrase): string {
  return tOr(`shell_phrase_${phrase.replaceAll("-", "_")}`, phrase);
}

export function reactionText(reaction: Reaction): string {
  return tOr(`shell_reaction_${reaction}`, reaction);
}
