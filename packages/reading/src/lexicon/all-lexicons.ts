import { GERMAN } from './de/german.ts';
import { ENGLISH } from './en/english.ts';
import type { Lexicon } from './lexicon.ts';

/** Every language a prompt may be written in; the first is the one of prompts that say nothing. */
export const LEXICONS: readonly [Lexicon, ...Lexicon[]] = [ENGLISH, GERMAN];
