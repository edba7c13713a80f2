export const ADVENTURES = ['purse', 'map', 'dynamite', 'binoculars', 'shovel', 'pickaxe', 'bridge', 'river', 'torch'] as const;
export type AdventureKind = (typeof ADVENTURES)[number];
