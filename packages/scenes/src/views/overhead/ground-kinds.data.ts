import type { SetName } from '@kinora/reading';

export type GroundKind =
  | 'fields'
  | 'meadow'
  | 'road'
  | 'rows'
  | 'water'
  | 'floes'
  | 'coast'
  | 'shore'
  | 'woods'
  | 'jungle'
  | 'stones'
  | 'streets'
  | 'dunes'
  | 'peaks'
  | 'floor'
  | 'table'
  | 'feast';

/** What the ground of each place is, seen from above; where nothing is said, a floor. */
export const GROUND_KINDS: Readonly<Partial<Record<SetName, GroundKind>>> = {
  sea: 'water',
  underwater: 'water',
  ice: 'floes',
  harbour: 'coast',
  beach: 'coast',
  lake: 'shore',
  forest: 'woods',
  bamboo: 'woods',
  castle: 'woods',
  temple: 'stones',
  ruins: 'stones',
  jungle: 'jungle',
  farm: 'fields',
  valley: 'fields',
  road: 'road',
  calm: 'fields',
  park: 'meadow',
  flowerbed: 'meadow',
  stadium: 'meadow',
  flowerfield: 'rows',
  city: 'streets',
  rooftop: 'streets',
  oldtown: 'streets',
  alley: 'streets',
  market: 'streets',
  platform: 'streets',
  shopfront: 'streets',
  desert: 'dunes',
  mountain: 'peaks',
  cliff: 'coast',
  tabletop: 'table',
  kitchen: 'table',
  cafe: 'table',
};
