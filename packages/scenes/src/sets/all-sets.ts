import type { SetName } from '@kinora/reading';

import type { SetPainter } from '../stage/stage.ts';

/** Every painted place, loaded when a scene plays there. */
export const SETS: Readonly<Record<SetName, () => Promise<SetPainter>>> = {
  abstract: async () => (await import('./abstract/abstract.ts')).paintAbstract,
  alley: async () => (await import('./alley/alley.ts')).paintAlley,
  beach: async () => (await import('./beach/beach.ts')).paintBeach,
  castle: async () => (await import('./castle/castle.ts')).paintCastle,
  cave: async () => (await import('./cave/cave.ts')).paintCave,
  classroom: async () => (await import('./classroom/classroom.ts')).paintClassroom,
  city: async () => (await import('./city/city.ts')).paintCity,
  desert: async () => (await import('./desert/desert.ts')).paintDesert,
  farm: async () => (await import('./farm/farm.ts')).paintFarm,
  forest: async () => (await import('./forest/forest.ts')).paintForest,
  greenhouse: async () => (await import('./greenhouse/greenhouse.ts')).paintGreenhouse,
  kitchen: async () => (await import('./kitchen/kitchen.ts')).paintKitchen,
  harbour: async () => (await import('./harbour/harbour.ts')).paintHarbour,
  hospital: async () => (await import('./hospital/hospital.ts')).paintHospital,
  jungle: async () => (await import('./jungle/jungle.ts')).paintJungle,
  lake: async () => (await import('./lake/lake.ts')).paintLake,
  mountain: async () => (await import('./mountain/mountain.ts')).paintMountain,
  library: async () => (await import('./library/library.ts')).paintLibrary,
  market: async () => (await import('./market/market.ts')).paintMarket,
  park: async () => (await import('./park/park.ts')).paintPark,
  party: async () => (await import('./party/party.ts')).paintParty,
  road: async () => (await import('./road/road.ts')).paintRoad,
  room: async () => (await import('./room/room.ts')).paintRoom,
  sea: async () => (await import('./sea/sea.ts')).paintSea,
  space: async () => (await import('./space/space.ts')).paintSpace,
  stadium: async () => (await import('./stadium/stadium.ts')).paintStadium,
  stage: async () => (await import('./stage/theatre.ts')).paintTheatre,
  underwater: async () => (await import('./underwater/underwater.ts')).paintUnderwater,
  valley: async () => (await import('./valley/valley.ts')).paintValley,
};
