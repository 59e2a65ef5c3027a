import { contextOf, type PaintEnv, type Pixels } from '@kinora/drawing';
import type { Scene } from '@kinora/scenes';

import { readColours } from './read-colours.ts';
import { createTakeColours } from './take-colours.ts';

/** Pictures are looked at no larger than this. */
const LONGEST_SIDE = 128;

function smallPixels(environment: PaintEnv, name: string): readonly Pixels[] {
  const picture = environment.picture(name);
  if (!picture) return [];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = environment.canvas(Math.max(1, picture.width * scale), Math.max(1, picture.height * scale));
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return [ctx.getImageData(0, 0, canvas.width, canvas.height)];
}

interface References {
  /** Of the pictures in the environment. */
  readonly names: readonly string[];
  /** Of the frames, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A scene in the colours and the light of pictures; what they show is not in it. Give it a scene without the mark, which
 * would take on the colours too.
 */
export function createReferenceScene(scene: Scene, { names, ...size }: References, environment: PaintEnv): Scene {
  const colours = readColours(names.flatMap((name) => smallPixels(environment, name)));
  if (!colours) return scene;
  const take = createTakeColours(colours);
  return {
    frames: scene.frames,
    drawFrame(ctx, index) {
      scene.drawFrame(ctx, index);
      const pixels = ctx.getImageData(0, 0, size.width, size.height);
      take(pixels);
      ctx.putImageData(pixels, 0, 0);
    },
  };
}
