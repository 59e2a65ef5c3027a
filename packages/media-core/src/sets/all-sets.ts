import type { SetName } from '../plan/set-traits.data.ts';
import type { SetPainter } from '../scene/stage.ts';
import { paintAlley } from './alley/alley.ts';
import { paintCastle } from './castle/castle.ts';
import { paintDesert } from './desert/desert.ts';
import { paintForest } from './forest/forest.ts';
import { paintGreenhouse } from './greenhouse/greenhouse.ts';
import { paintLake } from './lake/lake.ts';
import { paintParty } from './party/party.ts';
import { paintRoom } from './room/room.ts';
import { paintSea } from './sea/sea.ts';
import { paintSpace } from './space/space.ts';
import { paintUnderwater } from './underwater/underwater.ts';
import { paintValley } from './valley/valley.ts';

/** Every painted place by the name a plan calls it. */
export const SETS: Readonly<Record<SetName, SetPainter>> = {
  alley: paintAlley,
  castle: paintCastle,
  desert: paintDesert,
  forest: paintForest,
  greenhouse: paintGreenhouse,
  lake: paintLake,
  party: paintParty,
  room: paintRoom,
  sea: paintSea,
  space: paintSpace,
  underwater: paintUnderwater,
  valley: paintValley,
};
