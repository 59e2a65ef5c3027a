import type { SetName } from '@kinora/reading';

/** What stands around whoever looks up. */
export type Surrounding = 'grass' | 'towers' | 'trunks' | 'rocks' | 'walls' | 'waves';

/** By place; where nothing is said, walls. */
export const SURROUNDINGS: Readonly<Partial<Record<SetName, Surrounding>>> = {
  city: 'towers',
  alley: 'towers',
  oldtown: 'towers',
  rooftop: 'towers',
  market: 'towers',
  platform: 'towers',
  shopfront: 'towers',
  stadium: 'grass',
  forest: 'trunks',
  bamboo: 'trunks',
  jungle: 'trunks',
  temple: 'trunks',
  desert: 'rocks',
  mountain: 'rocks',
  cliff: 'rocks',
  ruins: 'rocks',
  cave: 'rocks',
  castle: 'rocks',
  sea: 'waves',
  lake: 'grass',
  beach: 'grass',
  harbour: 'waves',
  ice: 'rocks',
  park: 'grass',
  farm: 'grass',
  valley: 'grass',
  road: 'grass',
  calm: 'grass',
  flowerbed: 'grass',
  flowerfield: 'grass',
};
