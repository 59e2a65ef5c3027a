import type { PreviewRequest } from './preview-messages.ts';
import type { PreviewScene } from './preview-scene.ts';

type Answer = (picture: ImageBitmap | null) => void;

/** Small pictures of scenes, each asked for once; those asked for before there is a worker wait for it. */
export function createSketches(send: (request: PreviewRequest) => void) {
  const known = new Map<string, Promise<ImageBitmap | null>>();
  const waiting = new Map<number, { readonly scene: PreviewScene; readonly answer: Answer }>();
  let last = 0;
  const ask = (sketch: number, scene: PreviewScene) => send({ kind: 'sketch', sketch, scene });
  return {
    draw(scene: PreviewScene): Promise<ImageBitmap | null> {
      const key = JSON.stringify(scene);
      const before = known.get(key);
      if (before) return before;
      last += 1;
      const sketch = last;
      const picture = new Promise<ImageBitmap | null>((answer) => waiting.set(sketch, { scene, answer }));
      known.set(key, picture);
      ask(sketch, scene);
      return picture;
    },
    /** A worker has started: it is asked for everything that has no answer yet. */
    start() {
      for (const [sketch, { scene }] of waiting) ask(sketch, scene);
    },
    hear(sketch: number, picture: ImageBitmap | null) {
      waiting.get(sketch)?.answer(picture);
      waiting.delete(sketch);
    },
  };
}
