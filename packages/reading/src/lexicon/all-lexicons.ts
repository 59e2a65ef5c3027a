import { ARABIC } from './ar/arabic.ts';
import { GERMAN } from './de/german.ts';
import { ENGLISH } from './en/english.ts';
import { SPANISH } from './es/spanish.ts';
import { FRENCH } from './fr/french.ts';
import { ITALIAN } from './it/italian.ts';
import { JAPANESE } from './ja/japanese.ts';
import type { Lexicon } from './lexicon.ts';
import { PORTUGUESE } from './pt/portuguese.ts';
import { TURKISH } from './tr/turkish.ts';
import { CHINESE } from './zh/chinese.ts';

/** Every language a prompt may be written in; the first is the one of prompts that say nothing. */
export const LEXICONS: readonly [Lexicon, ...Lexicon[]] = [
  ENGLISH,
  GERMAN,
  ARABIC,
  SPANISH,
  FRENCH,
  PORTUGUESE,
  ITALIAN,
  JAPANESE,
  CHINESE,
  TURKISH,
];
