/** All that boards and pages need to say a game. */
export { BOXES, type BoxWords, messageKey } from "./boxes";
export { Teller } from "./teller.svelte";
