import { poseAt, type MoveSpace, type PhotoMove } from './camera-moves.ts';
import { coveringZoom } from './draw-layers.ts';
import type { MotionRange } from './photo-plan.ts';
import { viewFrom, type Pose, type View } from './pose.ts';
import type { PreparedPicture } from './prepare-picture.ts';

const RANGES: Readonly<Record<MotionRange, number>> = { small: 0.55, medium: 1, large: 1.5 };
/** What is left of the range in a picture full of upright lines. */
const UPRIGHT_RANGE = 0.4;

/** How far a camera may go before this picture shows that its depth is a guess. */
export function rangeFor(picture: PreparedPicture, motion: MotionRange): number {
  return RANGES[motion] * (1 - (1 - UPRIGHT_RANGE) * picture.upright);
}

function moveSpaceOf(picture: PreparedPicture, range: number): MoveSpace {
  const { extent, width, height, target } = picture;
  return {
    range,
    target,
    travelX: Math.max(0, Math.min(-extent.left - width / height / 2, extent.left + extent.width - width / height / 2)),
    travelY: Math.max(0, Math.min(-extent.top - 0.5, extent.top + extent.height - 0.5)),
  };
}

/** Moments at which a move is checked to stay within its picture. */
const CHECKS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

/** The camera of a whole clip at a range of its own (1 is medium); it never shows the picture's edge. */
export function cameraOf(picture: PreparedPicture, move: PhotoMove, range: number): (progress: number) => View {
  const space = moveSpaceOf(picture, range * (1 - (1 - UPRIGHT_RANGE) * picture.upright));
  const zoom = coveringZoom(
    picture,
    CHECKS.map((progress) => poseAt(move, progress, space)),
  );
  return (progress) => {
    const pose: Pose = poseAt(move, progress, space);
    return viewFrom({ ...pose, zoom: pose.zoom * zoom }, picture.frontDepth);
  };
}

/** The camera of a clip with a motion by name. */
export function photoCamera(
  picture: PreparedPicture,
  move: PhotoMove,
  motion: MotionRange,
): (progress: number) => View {
  return cameraOf(picture, move, RANGES[motion]);
}
