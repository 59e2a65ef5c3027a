import type { PaintEnv } from '@kinora/drawing';
import { createReferenceScene } from '@kinora/footage';
import { createWatermarkStamp, type Scene } from '@kinora/scenes';

import { loadWithPictures } from './load-with-pictures.ts';
import { ownContext } from './own-context.ts';
import type { Film, FilmSize } from './preview-film.ts';
import type { PictureSource, PromptScene } from './preview-scene.ts';
import { openPromptFilm } from './prompt-film.ts';

interface Finish extends FilmSize {
  readonly isMarked: boolean;
}

/** Draws a scene aside, where its pixels can be read, and lays the mark over it. */
function finished(scene: Scene, environment: PaintEnv, { isMarked, ...size }: Finish): Scene {
  const own = ownContext(size);
  const mark = isMarked ? createWatermarkStamp(size, environment) : null;
  return {
    frames: scene.frames,
    drawFrame(ctx, frame) {
      scene.drawFrame(own, frame);
      mark?.draw(own);
      ctx.drawImage(own.canvas, 0, 0);
    },
  };
}

/** The film of a prompt in the colours of pictures, as the server makes it for the paid clip. */
export async function openReferenceFilm(words: PromptScene, references: readonly PictureSource[]): Promise<Film> {
  const film = await openPromptFilm(words);
  const names = references.map((_one, index) => `reference-${index + 1}`);
  return {
    ...film,
    load: async () => {
      const [paint, environment] = await Promise.all([
        film.load(),
        loadWithPictures(references, { names, fonts: [], cutsOut: false }),
      ]);
      return ({ isPlain = false, ...size }) => {
        const scene = createReferenceScene(paint({ ...size, isPlain: true }), { names, ...size }, environment);
        return finished(scene, environment, { ...size, isMarked: words.options.watermark === true && !isPlain });
      };
    },
  };
}
