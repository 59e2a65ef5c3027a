import type { Sound } from '../sound/sounds.ts';
import type { CameraMove, Time } from './scene-plan.ts';

/** What the rules of planning and sound must know of a painted place. */
export interface SetTraits {
  /** Its move when the prompt names none. */
  readonly camera: CameraMove;
  /** Its hour when the prompt names none; `null` takes one by seed. */
  readonly time: Time | null;
  /** Has a light of its own, whatever the hour. */
  readonly timeless?: true;
  /** Its land can pass by under a running hero. */
  readonly scrolls?: true;
  /** Has walls or a roof: seasons stay outside, rain is heard through a window. */
  readonly indoors?: true;
  /** Out of reach of rain and snow. */
  readonly dry?: true;
  /** Nothing drifts through its air but what it paints itself. */
  readonly airless?: true;
  /** Paints a backdrop of its own instead of the mood's sky. */
  readonly ownSky?: true;
  /** No weather is heard in it. */
  readonly muffled?: true;
  /** Birds by day and crickets by night. */
  readonly living?: true;
  readonly sounds: readonly Sound[];
}

/** Every painted place; a new one is a line here, a folder and a loader in `sets`, and words in each lexicon. */
export const SET_TRAITS = {
  sea: { camera: 'drift', time: null, sounds: ['waves', 'wind'] },
  forest: { camera: 'drift', time: 'dawn', scrolls: true, living: true, sounds: ['wind'] },
  alley: { camera: 'drift', time: 'night', ownSky: true, sounds: ['city'] },
  desert: { camera: 'track', time: 'sunset', scrolls: true, sounds: ['wind'] },
  underwater: {
    camera: 'drift',
    time: 'day',
    timeless: true,
    dry: true,
    airless: true,
    ownSky: true,
    muffled: true,
    sounds: ['deep'],
  },
  space: {
    camera: 'orbit',
    time: 'night',
    timeless: true,
    dry: true,
    airless: true,
    ownSky: true,
    muffled: true,
    sounds: ['deep'],
  },
  room: { camera: 'drift', time: 'dusk', indoors: true, airless: true, ownSky: true, sounds: ['room'] },
  lake: { camera: 'pan-right', time: 'dawn', living: true, sounds: ['lapping', 'wind'] },
  castle: { camera: 'pan-left', time: 'dusk', living: true, sounds: ['wind'] },
  greenhouse: {
    camera: 'drift',
    time: 'day',
    indoors: true,
    dry: true,
    ownSky: true,
    living: true,
    sounds: ['room'],
  },
  valley: { camera: 'crane', time: null, scrolls: true, living: true, sounds: ['wind'] },
  party: {
    camera: 'drift',
    time: 'day',
    timeless: true,
    indoors: true,
    dry: true,
    ownSky: true,
    muffled: true,
    sounds: ['room'],
  },
} as const satisfies Readonly<Record<string, SetTraits>>;

export type SetName = keyof typeof SET_TRAITS;

export function traitsOf(set: SetName): SetTraits {
  return SET_TRAITS[set];
}
