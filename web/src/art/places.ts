import { TREASURES, type TreasureKind } from './treasures';

export const ROOMS = ['room-1', 'room-2', 'room-3', 'room-4', 'room-5'] as const;
export const CITY = ['tent', 'djinn', 'market', 'caravanserai'] as const;
export const CAVES = TREASURES.map((kind) => `${kind}-cave` as const);
export const PLACES = [...CAVES, ...CITY, 'guard', 'vizier', ...ROOMS] as const;
export type PlaceKind = `${TreasureKind}-cave` | (typeof CITY)[number] | (typeof ROOMS)[number] | 'guard' | 'vizier';
