import { phrasesOf, SHARED_PHRASES } from './all-phrases.ts';
import { CHARTS } from './charts.data.ts';
import { CLOCK_BEFORE } from './clock-before.data.ts';
import { CLOUDLESS } from './cloudless.data.ts';
import { CROWDS } from './crowds.data.ts';
import { DREAMS_BEHIND } from './dreams-behind.data.ts';
import { DREAMS } from './dreams.data.ts';
import { EVERYONE } from './everyone.data.ts';
import { HAIR_WORDS } from './hair-words.data.ts';
import { HAIR } from './hair.data.ts';
import { LAMPS } from './lamps.data.ts';
import type { Lexicon, Rules } from './lexicon.ts';
import { MADE_BEFORE } from './made-before.data.ts';
import { MAKING_BEFORE } from './making-before.data.ts';
import { MEALS } from './meals.data.ts';
import { ODD_ONE } from './odd-one.data.ts';
import { ONE_LEGGED } from './one-legged.data.ts';
import { SHAPED_BEFORE } from './shaped-before.data.ts';
import { splitUnspaced } from './split-unspaced.ts';
import { STATES } from './states.data.ts';
import { TOLD_COATS } from './told-coats.data.ts';
import { TOOL_USES } from './tool-uses.data.ts';
import { UPSIDE_DOWN } from './upside-down.data.ts';
import { WITHOUT } from './without.data.ts';
import { splitWords, type Word } from './words.ts';

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
/** Runs of letters that are written without spaces, and what stands between them. */
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const UNSPACED_RUN = new RegExp(`^[${UNSPACED}]`, 'u');

/** Phrases of all languages together that are words of those without spaces. */
const SHARED = [
  ...[
    ...MADE_BEFORE,
    ...CLOCK_BEFORE,
    ...WITHOUT,
    ...HAIR,
    ...HAIR_WORDS,
    ...STATES,
    ...TOLD_COATS,
    ...TOOL_USES,
  ].flatMap(([, phrases]) => phrases),
  ...MAKING_BEFORE,
  ...CLOUDLESS,
  ...MEALS,
  ...CHARTS,
  ...DREAMS,
  ...DREAMS_BEHIND,
  ...EVERYONE,
  ...LAMPS,
  ...ODD_ONE,
  ...ONE_LEGGED,
  ...SHAPED_BEFORE,
  ...UPSIDE_DOWN,
  ...Object.keys(CROWDS),
].filter((phrase) => UNSPACED_RUN.test(phrase) && phrase.length > 1);

interface Vocabulary {
  /** Every phrase of a language, those that go on by their beginning. */
  readonly words: ReadonlySet<string>;
  /** Those that are nouns only where nothing unknown touches them. */
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
}
const vocabularies = new WeakMap<Lexicon, Vocabulary>();

function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const known = vocabularies.get(lexicon);
  if (known) return known;
  const { articles, breaks, denials, denialsBehind = [], idioms, joins, notNames, sounds } = lexicon.small;
  const all = [
    ...phrasesOf(lexicon),
    ...SHARED_PHRASES,
    ...[articles, breaks, denials, denialsBehind, idioms, joins, notNames, sounds].flat(),
    ...Object.keys(lexicon.senses ?? {}),
    ...(lexicon.clothing.worn ?? []).filter(Boolean),
    ...lexicon.clothing.wearing,
    ...lexicon.clothing.disguises,
    ...SHARED,
  ];
  const endings = lexicon.verbEndings ?? [];
  const nouns = lexicon.compounds ? Object.values(lexicon.subjects).flatMap((subject) => subject.words) : [];
  const { actions, weathers } = lexicon.conditions;
  const said: Rules<string>[] = [actions, weathers, lexicon.relations];
  const verbs = said.flatMap((rules) => rules.flatMap(([, phrases]) => phrases));
  const words = new Set([...all, ...endings].map((phrase) => phrase.replace(/\*$/u, '')));
  const vocabulary = { words, nouns: new Set(nouns), verbs: new Set(verbs) };
  vocabularies.set(lexicon, vocabulary);
  return vocabulary;
}

/** Verbs with their ends, which are shown and mean nothing. */
function joinEndings(words: readonly Word[], { verbs }: Vocabulary, endings: readonly string[]): readonly Word[] {
  if (endings.length === 0) return words;
  const joined: Word[] = [];
  for (const word of words) {
    const verb = joined.at(-1);
    if (verb && !verb.stops && verbs.has(verb.text) && endings.includes(word.text)) {
      joined.splice(-1, 1, { ...verb, shown: verb.shown + word.shown, stops: word.stops });
    } else joined.push(word);
  }
  return joined;
}

/** The words of a prompt as a language has them; in a script without spaces those that it, or `isNoun`, knows. */
export function splitPrompt(
  text: string,
  lexicon: Lexicon,
  isNoun: (word: string) => boolean = () => false,
): readonly Word[] {
  const words = splitWords(text, lexicon);
  if (!lexicon.unspaced) return words;
  const vocabulary = vocabularyOf(lexicon);
  const isKnown = (word: string) => vocabulary.words.has(word) || isNoun(word);
  const isOpen = (word: string) => vocabulary.nouns.has(word) || !vocabulary.words.has(word);
  const all = words.flatMap((word) => {
    const runs = word.text.match(RUNS) ?? [];
    const parts = runs.flatMap((run) => (UNSPACED_RUN.test(run) ? splitUnspaced(run, { isKnown, isOpen }) : [run]));
    return parts.map((part, index) => {
      return { shown: part, text: part, base: part, stops: word.stops && index === parts.length - 1 };
    });
  });
  return joinEndings(all, vocabulary, lexicon.verbEndings ?? []);
}
