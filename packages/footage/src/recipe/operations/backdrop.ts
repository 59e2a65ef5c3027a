import { rgba, disc } from '@kinora/drawing';

import { BACKDROPS } from '../backdrops/all-backdrops.ts';
import { fitInto } from '../fit-into.ts';
import { combine } from '../motion.ts';
import type { MakeOperation } from '../studio.ts';

/** Puts the subject before a painted scene. */
export const backdrop: MakeOperation = (studio, values) => {
  const make = BACKDROPS[values.text('scene')];
  const paint = make?.(studio, values.text('colour'));
  const { feet, box, cut } = studio.anchors;
  const { height } = studio;
  const fitted = fitInto(studio);
  return {
    arrange: (layers, { time }) => {
      if (!paint) return;
      layers.backdrop = (ctx) => paint(ctx, time);
      layers.motion = combine(layers.motion, fitted);
      if (cut) return;
      layers.behind.push((ctx, spot) => {
        const foot = spot.place({ x: feet.x, y: box.bottom });
        const wide = ((box.right - box.left) / 2) * height;
        for (const [size, alpha] of [
          [1.15, 0.1],
          [0.85, 0.14],
          [0.55, 0.2],
        ] as const) {
          disc(ctx, rgba('#0b0a16', alpha), [foot.x, foot.y, wide * size, wide * size * 0.16]);
        }
      });
    },
  };
};
