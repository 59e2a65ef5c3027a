import { SUBJECTS, type Subject } from '@kinora/subjects';
import { THINGS, type ThingKind } from '@kinora/subjects/things';

import { LEXICONS } from '../lexicon/all-lexicons.ts';
import { splitWords } from '../lexicon/words.ts';

/** The nouns of one language, as `npm run words` writes them: each subject once, with its words between bars. */
export interface WordTable {
  readonly version: string;
  readonly language: string;
  /** What is drawn as it is called. */
  readonly names: Readonly<Record<string, string>>;
  /** What is drawn as something near to it. */
  readonly near: Readonly<Record<string, string>>;
  /** Nouns that nothing draws, between bars: right behind another one, that other only says what kind they are. */
  readonly heads?: string;
}

/** What a noun is drawn as. */
export interface Meaning {
  readonly name: string;
  readonly subject: Subject;
  /** Drawn as something near to it, not as itself. */
  readonly isNear: boolean;
  /** What sort of thing it is, where a table says so: tells its place when no word does. */
  readonly kind?: ThingKind | undefined;
}

export type Meanings = ReadonlyMap<string, Meaning>;

/** The nouns of a language that its lexicon doesn't list. */
export interface Nouns {
  /** Tells one state of the table from another: the same plan can only be made with the same. */
  readonly version: string;
  readonly meanings: Meanings;
  /** Nouns that nothing draws. */
  readonly heads: ReadonlySet<string>;
}

/** Nouns by language. */
export type Words = ReadonlyMap<string, Nouns>;

export const NO_NOUNS: Nouns = { version: '', meanings: new Map(), heads: new Set() };
export const NO_WORDS: Words = new Map();

const kinds = new Map(THINGS.map(({ kind, known, name }) => [known ?? name, kind]));
const subjects = new Map<string, Subject>([
  ...THINGS.map(({ name, subject }) => [name, subject] as const),
  ...Object.entries(SUBJECTS),
]);

/** What draws a subject or a thing of this name, as itself. */
export function meaningNamed(name: string): Meaning | undefined {
  const subject = subjects.get(name);
  return subject && { name, subject, isNear: false, kind: kinds.get(name) };
}

/** A word of a table, and the same as the words of a prompt are split: "cerf-volant" is "cerf volant". */
function formsOf(word: string, language: string): readonly string[] {
  const lexicon = LEXICONS.find((one) => one.language === language);
  if (!lexicon?.headFirst) return [word];
  const split = splitWords(word, lexicon).map(({ text }) => text);
  return [...new Set([word, split.join(' ')])];
}

function* meaningsOf({ language, ...table }: WordTable, list: 'names' | 'near'): Generator<[string, Meaning]> {
  for (const [name, words] of Object.entries(table[list])) {
    const meaning = meaningNamed(name);
    // A table of another version may name what is gone.
    if (!meaning) continue;
    const forms = words.split('|').flatMap((word) => formsOf(word, language));
    for (const form of forms) yield [form, { ...meaning, isNear: list === 'near' }];
  }
}

/** Puts tables together; of each language there is one. */
export const openWords = (tables: readonly WordTable[]): Words =>
  new Map(
    tables.map((table) => [
      table.language,
      {
        version: table.version,
        meanings: new Map([...meaningsOf(table, 'near'), ...meaningsOf(table, 'names')]),
        heads: new Set(table.heads?.split('|')),
      },
    ]),
  );
