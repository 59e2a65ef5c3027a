import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Prompts for one click. */
export const TRY_PROMPTS: readonly MessageDescriptor[] = [
  msg({
    message: 'A paper boat in a storm at night',
    comment: 'Prompt of a scene (docs/languages.md)',
  }),
  msg({
    message: 'A rocket flies over a ringed planet',
    comment: 'Prompt of a scene (docs/languages.md)',
  }),
  msg({
    message: 'A deer in a snowy forest at dusk',
    comment: 'Prompt of a scene (docs/languages.md)',
  }),
  msg({
    message: 'A taxi drives through a neon city in the rain',
    comment: 'Prompt of a scene (docs/languages.md)',
  }),
];
