import { PHOTO_MOVES } from '../../photo/camera-moves.ts';
import { cameraOf } from '../../photo/photo-camera.ts';
import type { MakeOperation } from '../studio.ts';

/** Moves the camera over the picture. */
export const camera: MakeOperation = ({ first }, values) => {
  const wanted = values.text('move');
  const move = PHOTO_MOVES.find((one) => one === wanted) ?? 'still';
  const view = cameraOf(first, move, values.number('range') / 100);
  return {
    arrange: (layers, { progress }) => {
      layers.view = view(progress);
    },
  };
};
