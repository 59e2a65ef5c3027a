import type { RigName, Mode } from '@kinora/subjects';

import type { SetName } from '../plan/set-traits.ts';

interface Homes {
  readonly rigs: Readonly<Partial<Record<RigName, SetName>>>;
  readonly modes: Readonly<Record<Mode, SetName>>;
}

/** Where subjects are at home when the prompt names no place: some by their drawing, else by how they meet the world. */
export const HOMES: Homes = {
  rigs: {
    bicycle: 'city',
    bus: 'city',
    cake: 'kitchen',
    car: 'road',
    clock: 'library',
    crab: 'beach',
    crocodile: 'jungle',
    ferrisWheel: 'city',
    fountain: 'city',
    ghost: 'castle',
    guitar: 'stage',
    monkey: 'jungle',
    motorcycle: 'road',
    owl: 'forest',
    parrot: 'jungle',
    phoenix: 'castle',
    piano: 'stage',
    ramen: 'alley',
    rocket: 'space',
    rooster: 'farm',
    snake: 'jungle',
    spider: 'cave',
    steamship: 'sea',
    tractor: 'farm',
    truck: 'road',
    ufo: 'desert',
  },
  modes: {
    ground: 'valley',
    prop: 'room',
    water: 'lake',
    swim: 'underwater',
    air: 'valley',
    float: 'space',
    party: 'valley',
  },
};
