/** Prompts for one click; in words the engine understands, whatever the language of the page. */
export const TRY_PROMPTS: readonly string[] = [
  'A paper boat on a storm at night',
  'A rocket flies over a ringed planet',
  'A deer in a snowy forest at dusk',
  'A taxi drives through a neon city in the rain',
];
