export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

/** Beside its colour each metal has a hallmark: one, two or three studs. */
export const STUDS: Record<Metal, number> = { bronze: 1, silver: 2, gold: 3 };
