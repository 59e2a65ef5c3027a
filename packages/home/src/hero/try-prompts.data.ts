import type { PromptLanguage } from '@kinora/creations/links';

/** Prompts for one click, in each language the engine reads. */
export const TRY_PROMPTS: Readonly<Record<PromptLanguage, readonly string[]>> = {
  en: [
    'A paper boat in a storm at night',
    'A rocket flies over a ringed planet',
    'A deer in a snowy forest at dusk',
    'A taxi drives through a neon city in the rain',
  ],
  de: [
    'Ein Papierboot im Sturm bei Nacht',
    'Eine Rakete fliegt über den Saturn',
    'Ein Reh im verschneiten Wald',
    'Ein Taxi im Regen in einer Neonstadt',
  ],
};
