import type { CameraMove, SetName } from './scene-plan.ts';

/** The usual move of each set. */
export const USUAL_CAMERA: Readonly<Record<SetName, CameraMove>> = {
  sea: 'drift',
  forest: 'drift',
  alley: 'drift',
  desert: 'track',
  underwater: 'drift',
  space: 'orbit',
  room: 'drift',
  lake: 'pan-right',
  castle: 'pan-left',
  greenhouse: 'drift',
  valley: 'crane',
  party: 'drift',
};
