/** The dragons of the five seats. Colour, crest and the mark on their tokens tell them apart. */
export interface Clan {
  ramp: 'venom' | 'jade' | 'sapphire' | 'topaz' | 'amethyst';
  crest: string;
  mark: string;
}

export const CLANS: readonly Clan[] = [
  {
    ramp: 'venom',
    crest: 'M37 16L41 3L46 15L53 6L53.5 20L62 15L58 27L64 28L58.5 37L63 43L58 47z',
    mark: 'M0-5L5 4H-5z',
  },
  {
    ramp: 'jade',
    crest: 'M36 17C36 5 46 0 56 3C53 6 53 8 54 10C59 11 62 14 63 19C60 20 59 22 59 25C62 28 63.5 32 62.5 37C60 37 58.5 39 58 43z',
    mark: 'M-5 1.5Q-2.5-4 0 0T5-1.5V2.5Q2.5 6.5 0 3T-5 4.5z',
  },
  {
    ramp: 'sapphire',
    crest: 'M36 18C38 10 46 5 63 4C56 9 52 14 52 21zM46 22C50 18 55 17 63 19C59 22 57 26 57 31z',
    mark: 'M-4-5Q5-4 5 5Q2-1-5 1Q0-2-4-5z',
  },
  {
    ramp: 'topaz',
    crest: 'M34 17L36 4L42 12L48 2L50 13L60 7L57 18L64 21L58.5 26L64 33L58 34L62 43L57 42z',
    mark: 'M0-5.5L1.3-2L4.8-2.8L2.6 0L4.8 2.8L1.3 2L0 5.5L-1.3 2L-4.8 2.8L-2.6 0L-4.8-2.8L-1.3-2z',
  },
  {
    ramp: 'amethyst',
    crest: 'M38 16C37 9 40 4 39 0C43 2 45 6 45 10L51 2C52 6 51 11 50 15L61 8C61 14 58 18 55 22L64 21C63 26 60 29 58 32L57 40z',
    mark: 'M0-5.5L5 0L0 5.5L-5 0z',
  },
];

export const clanOf = (seat: number): Clan => CLANS[seat % CLANS.length] as Clan;
