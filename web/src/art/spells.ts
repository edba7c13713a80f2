// One glyph for each of the 21 spells, in a square of 32 by 32: strokes in ink, some filled in ink or in the accent.

export interface Stroke {
  d: string;
  fill?: 'ink' | 'accent' | 'gold' | 'pale';
  thin?: boolean;
}

const EYE = (y: number): string => `M3 ${y}Q16 ${y - 12} 29 ${y}Q16 ${y + 12} 3 ${y}z`;
const COIN = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const STAR = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x + r * 0.15} ${y - r * 0.15} ${x + r} ${y}Q${x + r * 0.15} ${y + r * 0.15} ${x} ${y + r}Q${x - r * 0.15} ${y + r * 0.15} ${x - r} ${y}Q${x - r * 0.15} ${y - r * 0.15} ${x} ${y - r}z`;

export const SPELLS = {
  abracadabra: [
    { d: 'M4 29L20 13' },
    { d: 'M18 11L21.5 14.5L24 12L20.5 8.5z', fill: 'ink' },
    { d: STAR(25, 7, 7), fill: 'gold', thin: true },
    { d: STAR(9, 9, 5), fill: 'accent', thin: true },
    { d: STAR(25, 24, 4.5), fill: 'accent', thin: true },
  ],
  apprentice: [
    { d: 'M7 24Q11 14 13 9Q15 4 22 3Q20 6 21 9Q22 14 25 24z', fill: 'accent' },
    { d: 'M2 25Q16 19 30 25Q16 32 2 25z', fill: 'ink' },
    { d: STAR(16, 16, 4.5), fill: 'gold', thin: true },
  ],
  charity: [
    { d: COIN(17, 7, 5), fill: 'gold' },
    { d: 'M17 13.5V17M11.5 12.5L10 15.5M22.5 12.5L24 15.5', thin: true },
    { d: 'M2 20H7Q10 17.5 14 19.5L20 20Q22.5 20.5 21 23L15.5 23.5L22 24L27.5 19.5Q30.5 18.5 30 21.5Q27 27.5 20 29H9L2 28.5z', fill: 'pale' },
  ],
  'city-tax': [
    { d: 'M3 29V16Q3 9 9.5 5Q16 9 16 16V29z', fill: 'pale' },
    { d: 'M7 29V22Q9.5 18 12 22V29M9.5 5V2' },
    { d: COIN(22, 20, 7.5), fill: 'gold' },
    { d: 'M19.5 17.5L24.5 22.5M24.5 17.5L19.5 22.5', thin: true },
  ],
  smuggler: [
    { d: 'M16 3C24 3 28 10 28 19V29H4V19C4 10 8 3 16 3z', fill: 'ink' },
    { d: 'M7 17Q16 10 25 17V22Q20 21 16 24Q12 21 7 22z', fill: 'accent', thin: true },
    { d: 'M10 17.5Q12.5 16.5 14 19Q11.5 20 10 17.5zM22 17.5Q19.5 16.5 18 19Q20.5 20 22 17.5z', fill: 'gold', thin: true },
  ],
  'last-first': [
    { d: 'M4 10L8 6.5V19' },
    { d: 'M28 22.5A4 4.3 0 1 1 28 18.5Q28.5 25 23.5 28' },
    { d: 'M13 7.5H26L22 3.5M26 7.5L22 11.5' },
    { d: 'M18 25H5L9 21M5 25L9 29' },
  ],
  trade: [
    { d: 'M16 4V28M9 29H23M5 9Q16 4 27 9' },
    { d: 'M1.5 18L6 9L10.5 18zM21.5 18L26 9L30.5 18z', thin: true },
    { d: 'M1.5 18H10.5Q9.5 22.5 6 22.5T1.5 18z', fill: 'accent' },
    { d: 'M21.5 18H30.5Q29.5 22.5 26 22.5T21.5 18z', fill: 'gold' },
  ],
  'lunar-eclipse': [
    { d: 'M19 2.5A12 12 0 1 0 29.5 17.5A10 10 0 0 1 19 2.5z', fill: 'pale' },
    { d: 'M20 4A9.5 9.5 0 0 1 29 16', thin: true },
    { d: `${COIN(8, 29, 1.6)}${COIN(14.5, 30, 1.6)}${COIN(21, 29, 1.6)}`, fill: 'accent', thin: true },
  ],
  'solar-eclipse': [
    { d: 'M16 1V5M16 23V26M3.5 14H7M25 14H28.5M7.2 5.2L9.7 7.7M24.8 5.2L22.3 7.7M7.2 22.8L9.7 20.3M24.8 22.8L22.3 20.3' },
    { d: COIN(16, 14, 7), fill: 'gold' },
    { d: 'M18 7.3A7 7 0 1 1 11 19A8.5 8.5 0 0 0 18 7.3z', fill: 'ink', thin: true },
    { d: `${COIN(12.5, 30, 1.6)}${COIN(19.5, 30, 1.6)}`, fill: 'accent', thin: true },
  ],
  parasite: [
    { d: 'M9 13L3 9V4M8.5 18H2M9.5 22.5L4 26V30M23 13L29 9V4M23.5 18H30M22.5 22.5L28 26V30' },
    { d: 'M16 10Q24 10 24 19T16 29T8 19T16 10z', fill: 'accent' },
    { d: 'M11.5 10Q12 4.5 16 4.5T20.5 10z', fill: 'ink' },
    { d: 'M16 13V26M12 17Q16 19 20 17M11.5 22Q16 24 20.5 22', thin: true },
  ],
  'dragon-leaves': [
    { d: 'M3 24Q4 8 26 2Q22 6 23 10Q19 10 18.5 14Q14.5 14 13.5 18.5Q8 18.5 3 24z', fill: 'accent' },
    { d: 'M3 24Q10 12 23 5M9.5 15Q11 17 13.5 18.5M14.5 10.5Q16 13 18.5 14', thin: true },
    { d: COIN(22, 25, 5), fill: 'gold' },
    { d: COIN(13, 27.5, 3.2), fill: 'gold' },
  ],
  spy: [
    { d: EYE(18), fill: 'pale' },
    { d: COIN(16, 18, 5.5), fill: 'accent' },
    { d: COIN(16, 18, 1.8), fill: 'ink', thin: true },
    { d: 'M5 9L3 5.5M11 6L10 2M21 6L22 2M27 9L29 5.5' },
  ],
  'sultans-tax': [
    { d: 'M4 29V14Q4 5 16 2Q28 5 28 14V29z', fill: 'pale' },
    { d: 'M9 29V17Q9 12 16 9.5Q23 12 23 17V29', fill: 'ink' },
    { d: COIN(16, 21.5, 6.5), fill: 'gold' },
    { d: 'M13.8 19.3L18.2 23.7M18.2 19.3L13.8 23.7', thin: true },
  ],
  mirage: [
    { d: 'M15 19Q16 12 18.5 9' },
    { d: 'M18.5 9Q13 3.5 7 8Q12 7.5 14 11Q16 9.5 18.5 9zM18.5 9Q21 2.5 28 5.5Q23.5 7 23.5 11Q21 9 18.5 9z', fill: 'accent' },
    { d: 'M5 20Q16 14.5 27 20z', fill: 'gold' },
    { d: 'M2 23.5Q6 21.5 9.5 23.5T16.5 23.5T23.5 23.5T30 23.5M6 28Q9.5 26 13 28T20 28T26 28' },
  ],
  'eye-for-an-eye': [
    { d: EYE(9), fill: 'pale' },
    { d: COIN(16, 9, 3.6), fill: 'accent' },
    { d: EYE(23), fill: 'pale' },
    { d: COIN(16, 23, 3.6), fill: 'ink' },
  ],
  donation: [
    { d: 'M3 18H29Q28 28 16 29.5Q4 28 3 18z', fill: 'accent' },
    { d: 'M11 29.5H21' },
    { d: `${COIN(16, 4.5, 2.6)}${COIN(9.5, 8, 2.6)}${COIN(22.5, 8, 2.6)}${COIN(12.5, 13.5, 2.6)}${COIN(19.5, 13.5, 2.6)}`, fill: 'gold', thin: true },
  ],
  'dragons-return': [
    { d: 'M4 3Q5 14 8 20M13 2Q12.5 13 13.5 20M22 3Q20.5 13 19.5 20M29 8Q27 16 24 21' },
    { d: 'M6 17L11 19L9.5 24zM12 17.5L16 18L14 25zM18 18L22 18.5L18.5 25zM23 18L27.5 19L22.5 25z', fill: 'accent', thin: true },
    { d: `${COIN(11, 28.5, 3)}${COIN(21, 28.5, 3)}${COIN(16, 28, 3)}`, fill: 'gold', thin: true },
  ],
  sacrifice: [
    { d: 'M16 1Q17 6 21 9Q24 13 21 17H11Q8 13 10.5 9.5Q12 11 13 11Q13 5 16 1z', fill: 'accent' },
    { d: 'M5 18H27V22H24L25.5 30H6.5L8 22H5z', fill: 'pale' },
    { d: COIN(16, 26, 2), fill: 'gold', thin: true },
  ],
  'second-chance': [
    { d: 'M27 12A12 12 0 1 0 28 19' },
    { d: 'M29.5 4.5L28 13.5L19.5 11z', fill: 'ink' },
    { d: COIN(16, 16.5, 5), fill: 'accent' },
  ],
  taboo: [
    { d: 'M9 26V15Q9 9 16 7Q23 9 23 15V26z', fill: 'pale' },
    { d: COIN(16, 16, 13.5) },
    { d: 'M6.5 25.5L25.5 6.5' },
  ],
  teleport: [
    { d: 'M8 3Q13.5 3 13.5 11T8 19T2.5 11T8 3z', fill: 'accent' },
    { d: 'M24 13Q29.5 13 29.5 21T24 29T18.5 21T24 13z', fill: 'gold' },
    { d: 'M8 24Q10 29.5 15 28M24 8Q22 2.5 17 4' },
    { d: 'M15.5 24.5L16.5 28.5L12.5 30zM16.5 7.5L15.5 3.5L19.5 2z', fill: 'ink', thin: true },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type SpellKind = keyof typeof SPELLS;
export const SPELL_KINDS = Object.keys(SPELLS) as SpellKind[];
