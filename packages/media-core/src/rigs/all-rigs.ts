import type { Rig } from './rig.ts';

/** Every drawn subject by the name a plan calls it, loaded when it is in the cast. */
export const RIGS = {
  astronaut: async () => (await import('./people/astronaut.ts')).astronaut,
  balloon: async () => (await import('./air/party-balloon.ts')).partyBalloon,
  bird: async () => (await import('./air/bird.ts')).bird,
  canoe: async () => (await import('./vehicles/canoe.ts')).canoe,
  car: async () => (await import('./vehicles/car.ts')).car,
  dragon: async () => (await import('./air/dragon.ts')).dragon,
  fish: async () => (await import('./sea/fish.ts')).fish,
  hotair: async () => (await import('./air/hot-air-balloon.ts')).hotAirBalloon,
  jelly: async () => (await import('./sea/jellyfish.ts')).jellyfish,
  paperBoat: async () => (await import('./vehicles/paper-boat.ts')).paperBoat,
  person: async () => (await import('./people/person.ts')).person,
  quadruped: async () => (await import('./quadruped/quadruped.ts')).quadruped,
  ramen: async () => (await import('./props/ramen.ts')).ramen,
  robot: async () => (await import('./people/robot.ts')).robot,
  rocket: async () => (await import('./vehicles/rocket.ts')).rocket,
  sailboat: async () => (await import('./vehicles/sailboat.ts')).sailboat,
  turtle: async () => (await import('./sea/turtle.ts')).turtle,
  whale: async () => (await import('./sea/whale.ts')).whale,
} as const satisfies Readonly<Record<string, () => Promise<Rig>>>;

/** Name of a drawn subject; `picture` is a mounted picture of `PICTURES`. */
export type RigName = keyof typeof RIGS | 'picture';
