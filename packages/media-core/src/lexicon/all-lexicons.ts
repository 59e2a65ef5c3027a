import { ENGLISH } from './en/english.ts';
import type { Lexicon } from './lexicon.ts';

/** Every language a prompt may be written in. */
export const LEXICONS: readonly [Lexicon, ...Lexicon[]] = [ENGLISH];
