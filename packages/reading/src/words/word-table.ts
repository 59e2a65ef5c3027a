import { SUBJECTS, type Subject } from '@kinora/subjects';

/** The nouns of one language, as `npm run words` writes them: each subject once, with its words between bars. */
export interface WordTable {
  readonly version: string;
  readonly language: string;
  /** What is drawn as it is called. */
  readonly names: Readonly<Record<string, string>>;
  /** What is drawn as something near to it. */
  readonly near: Readonly<Record<string, string>>;
}

/** What a noun is drawn as. */
export interface Meaning {
  readonly name: string;
  readonly subject: Subject;
  /** Drawn as something near to it, not as itself. */
  readonly isNear: boolean;
}

export type Meanings = ReadonlyMap<string, Meaning>;

/** The nouns that lexicons don't list, by language. */
export interface Words {
  /** Tells one state of the tables from another: a plan that was made with it can only be made with it again. */
  readonly version: string;
  readonly byLanguage: ReadonlyMap<string, Meanings>;
}

export const NO_WORDS: Words = { version: '', byLanguage: new Map() };

const subjects: Readonly<Record<string, Subject>> = SUBJECTS;

function* meaningsOf(lists: Readonly<Record<string, string>>, isNear: boolean): Generator<[string, Meaning]> {
  for (const [name, words] of Object.entries(lists)) {
    const subject = subjects[name];
    // A table of another version may name what is gone.
    if (subject) for (const word of words.split('|')) yield [word, { name, subject, isNear }];
  }
}

/** Puts tables together; of each language there is one. */
export function openWords(tables: readonly WordTable[]): Words {
  return {
    version: tables.map(({ version }) => version).join(' '),
    byLanguage: new Map(
      tables.map(({ language, names, near }) => [
        language,
        new Map([...meaningsOf(near, true), ...meaningsOf(names, false)]),
      ]),
    ),
  };
}
