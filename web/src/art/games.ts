export const GAMES = ['lamp', 'digup', 'dragons'] as const;
export type GameId = (typeof GAMES)[number];
