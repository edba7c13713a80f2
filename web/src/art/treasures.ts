export const TREASURES = ['crown', 'pearl', 'gem', 'cup', 'gold'] as const;
export type TreasureKind = (typeof TREASURES)[number];

export const ARTIFACTS = ['lamp', 'counterspell', 'double', 'carpet', 'key', 'scroll'] as const;
export type ArtifactKind = (typeof ARTIFACTS)[number];
