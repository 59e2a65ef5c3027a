import type { SetName } from '../plan/set-traits.ts';
import type { SetPainter } from '../scene/stage.ts';

/** Every painted place, loaded when a scene plays there. */
export const SETS: Readonly<Record<SetName, () => Promise<SetPainter>>> = {
  alley: async () => (await import('./alley/alley.ts')).paintAlley,
  castle: async () => (await import('./castle/castle.ts')).paintCastle,
  desert: async () => (await import('./desert/desert.ts')).paintDesert,
  forest: async () => (await import('./forest/forest.ts')).paintForest,
  greenhouse: async () => (await import('./greenhouse/greenhouse.ts')).paintGreenhouse,
  lake: async () => (await import('./lake/lake.ts')).paintLake,
  party: async () => (await import('./party/party.ts')).paintParty,
  room: async () => (await import('./room/room.ts')).paintRoom,
  sea: async () => (await import('./sea/sea.ts')).paintSea,
  space: async () => (await import('./space/space.ts')).paintSpace,
  underwater: async () => (await import('./underwater/underwater.ts')).paintUnderwater,
  valley: async () => (await import('./valley/valley.ts')).paintValley,
};
