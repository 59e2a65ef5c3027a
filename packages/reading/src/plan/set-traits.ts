import type { CameraMove, Time } from './scene-plan.ts';
import { SET_TRAITS } from './set-traits.data.ts';

/** What can be heard at a place. */
export type Sound =
  | 'rain'
  | 'rain-outside'
  | 'wind'
  | 'waves'
  | 'lapping'
  | 'deep'
  | 'room'
  | 'city'
  | 'crowd'
  | 'cavern'
  | 'birds'
  | 'crickets'
  | 'thunder';

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
  /** How many it seats, where whoever sits down is on one of its seats. */
  readonly seats?: number;
  /** Whoever is there sits, unless words say otherwise. */
  readonly isRidden?: true;
  /** Has no water to swim in: what swims brings a bowl of it. */
  readonly waterless?: true;
  readonly sounds: readonly Sound[];
}

export type SetName = keyof typeof SET_TRAITS;

export function traitsOf(set: SetName): SetTraits {
  return SET_TRAITS[set];
}
