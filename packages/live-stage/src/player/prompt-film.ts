import { planScene } from '@kinora/reading';
import { synthesise } from '@kinora/scenes/sound';

import { loadScene } from './load-scene.ts';
import type { Film } from './preview-film.ts';
import type { PromptScene } from './preview-scene.ts';

/** The film of a prompt: planned at once, its art and fonts loaded later. */
export function openPromptFilm({ prompt, options }: PromptScene): Film {
  const plan = planScene(prompt, options);
  const { seen, missed, unsupportedScript, width, height, frames, fps } = plan;
  return {
    width,
    height,
    frames,
    fps,
    understood: { seen, missed, unsupportedScript },
    load: async () => {
      const paint = await loadScene(plan);
      return ({ isPlain = false, ...size }) => paint({ ...plan, ...size, watermark: plan.watermark && !isPlain });
    },
    synthesise: () => synthesise(plan),
  };
}
