import type { RigName } from '../plan/scene-plan.ts';
import { bird } from './air/bird.ts';
import { dragon } from './air/dragon.ts';
import { hotAirBalloon } from './air/hot-air-balloon.ts';
import { partyBalloon } from './air/party-balloon.ts';
import { astronaut } from './people/astronaut.ts';
import { person } from './people/person.ts';
import { robot } from './people/robot.ts';
import { ramen } from './props/ramen.ts';
import { quadruped } from './quadruped/quadruped.ts';
import type { Rig } from './rig.ts';
import { fish } from './sea/fish.ts';
import { jellyfish } from './sea/jellyfish.ts';
import { turtle } from './sea/turtle.ts';
import { whale } from './sea/whale.ts';
import { canoe } from './vehicles/canoe.ts';
import { car } from './vehicles/car.ts';
import { paperBoat } from './vehicles/paper-boat.ts';
import { rocket } from './vehicles/rocket.ts';
import { sailboat } from './vehicles/sailboat.ts';

export { curled } from './quadruped/curled.ts';

/** Every drawn subject by the name a plan calls it. */
export const RIGS: Readonly<Record<Exclude<RigName, 'picture'>, Rig>> = {
  astronaut,
  balloon: partyBalloon,
  bird,
  canoe,
  car,
  dragon,
  fish,
  hotair: hotAirBalloon,
  jelly: jellyfish,
  paperBoat,
  person,
  quadruped,
  ramen,
  robot,
  rocket,
  sailboat,
  turtle,
  whale,
};
