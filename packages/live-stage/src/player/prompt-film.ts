import { planScene } from '@kinora/reading';
import { synthesise } from '@kinora/scenes/sound';

import { loadScene } from './load-scene.ts';
import { loadWords } from './load-words.ts';
import type { Film } from './preview-film.ts';
import type { PromptScene } from './preview-scene.ts';

/** The film of a prompt: planned as soon as the nouns of its language are there, its art and fonts loaded later. */
export async function openPromptFilm({ prompt, options }: PromptScene): Promise<Film> {
  const plan = planScene(prompt, options, await loadWords(prompt));
  const { seen, drawnAs, missed, isSubjectMissed, styleNamed, unsupportedScript, width, height, frames, fps } = plan;
  return {
    width,
    height,
    frames,
    fps,
    understood: { seen, drawnAs, missed, isSubjectMissed, styleNamed, unsupportedScript },
    load: async () => {
      const paint = await loadScene(plan);
      return ({ isPlain = false, ...size }) => paint({ ...plan, ...size, watermark: plan.watermark && !isPlain });
    },
    synthesise: () => synthesise(plan),
  };
}
