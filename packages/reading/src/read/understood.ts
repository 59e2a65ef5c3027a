import type { Lexicon } from '../lexicon/lexicon.ts';
import { isElided, joinShown, placesIn, plainWord, type Span, type Word } from '../lexicon/words.ts';
import type { Claim, ShotPart } from '../plan/claim.ts';
import type { DrawnAs, StyleName } from '../plan/scene-plan.ts';
import { type Look, markConveyed } from './read-conveyed.ts';

/** Words that were understood as one thing; spans of the same kind that touch are shown as one. */
export interface Understood<One extends Span = Span> {
  readonly kind: 'subject' | 'setting' | 'action' | 'camera';
  readonly spans: readonly One[];
  /** Words of the same spans of which more is known. */
  readonly finer?: readonly One[];
}
/** A run of words that is understood, with the span that says how. */
interface UnderstoodRun<One> {
  readonly words: string;
  readonly by: One;
}
/** The words of a prompt that are drawn as they say, and those that are not drawn. */
export interface SortedWords {
  readonly seen: readonly string[];
  readonly missed: readonly string[];
}
interface SortedPrompt<One> extends SortedWords {
  /** The same words as are seen, each with what says how it was understood. */
  readonly runs: readonly UnderstoodRun<One>[];
  readonly beginsMissed: boolean;
}
export interface Understanding extends SortedWords {
  /** Everything that is seen, with the part of the plan that draws it. */
  readonly claims: readonly Claim<ShotPart>[];
  readonly drawnAs: readonly DrawnAs[];
  /** Whether what the prompt is about is not in the picture. */
  readonly isSubjectMissed: boolean;
  /** A style that the words ask for while another one is chosen. */
  readonly styleNamed: StyleName | null;
}

const MOST_PHRASES = 16;
type Label = Understood['kind'] | 'missed' | 'filler';
/** What became of a word; none is understood without a span that says how. */
export type Mark<One> =
  | { readonly label: Understood['kind']; readonly by: One }
  | { readonly label: 'missed' | 'filler'; readonly by: null };

const MISSED = { label: 'missed', by: null } as const;
const FILLER = { label: 'filler', by: null } as const;

interface Reading<One extends Span> {
  readonly understood: readonly Understood<One>[];
  /** Words that are neither seen nor missed. */
  readonly ignored?: readonly Span[];
  /** Words inside of what is understood that aren't drawn, unless they are of an action. */
  readonly undrawn?: readonly Span[];
  /** What holds of the hour, the weather and the season that are drawn. */
  readonly looks?: readonly Look<One>[];
}

type Vocabulary = Pick<Lexicon, 'small' | 'conveyed'>;

function markAll<One>(marks: Mark<One>[], { start, end }: Span, mark: Mark<One>): void {
  for (let index = start; index < end; index++) marks[index] = mark;
}

/** What is told more exactly of words that were understood as this. */
function markFiner<One extends Span>(marks: Mark<One>[], { kind, finer = [] }: Understood<One>): void {
  for (const by of finer)
    for (const index of placesIn([by])) if (marks[index]?.label === kind) marks[index] = { label: kind, by };
}

function markUndrawn<One>(marks: Mark<One>[], undrawn: readonly Span[]): void {
  for (const index of placesIn(undrawn)) if (marks[index]?.label !== 'action') marks[index] = MISSED;
}

/** One mark per word before anything is understood. */
const unmarked = (words: readonly Word[], fillers: ReadonlySet<string>) =>
  words.map(({ shown, text }) => (fillers.has(text) || isElided(shown) ? FILLER : MISSED));

/** One mark per word; what is understood first keeps its words. */
function markWords<One extends Span>(
  words: readonly Word[],
  { understood, ignored = [], undrawn = [], looks = [] }: Reading<One>,
  { small, conveyed }: Vocabulary,
): Mark<One>[] {
  const marks: Mark<One>[] = unmarked(words, new Set(small.fillers));
  for (const { kind, spans } of understood.toReversed())
    for (const by of spans) markAll(marks, by, { label: kind, by });
  for (const one of understood) markFiner(marks, one);
  markUndrawn(marks, undrawn);
  markConveyed({ words, marks }, conveyed, looks);
  for (const span of ignored) markAll(marks, span, FILLER);
  return marks;
}

/** Every subject begins a phrase of its own, so that "fox" and "owl" do not run together. */
function subjectStarts(understood: readonly Understood[]): Set<number> {
  return new Set(understood.flatMap(({ kind, spans }) => (kind === 'subject' ? spans.map(({ start }) => start) : [])));
}

interface Phrase<One> {
  readonly label: Label;
  readonly words: string[];
  /** What says how each of the words was understood. */
  readonly by: (One | null)[];
}

function joinPhrases<One>(
  words: readonly Word[],
  marks: readonly Mark<One>[],
  starts: ReadonlySet<number>,
): Phrase<One>[] {
  const phrases: Phrase<One>[] = [];
  words.forEach(({ shown }, index) => {
    const { label, by } = marks[index] ?? FILLER;
    const last = phrases.at(-1);
    const isNew = starts.has(index) || words[index - 1]?.stops === true;
    const continues = last?.label === label && !isNew && (label !== 'missed' || last.words.length < 3);
    if (continues) {
      last.words.push(shown);
      last.by.push(by);
    } else phrases.push({ label, words: [shown], by: [by] });
  });
  return phrases;
}

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
/** A space beside a word that is written without any. */
const NEEDLESS = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}\\p{Nd}])|(?<=\\p{Nd}) (?=[${UNSPACED}])`, 'gu');

/** Words as they are shown: small, without their article. */
export function phraseText(words: readonly string[], articles: readonly string[]): string {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase().replaceAll('i\u0307', 'i'));
  const kept = rest.length > 0 && articles.includes(plainWord(first)) ? rest : [first, ...rest];
  return joinShown(kept).replaceAll(NEEDLESS, '');
}

/** The words of a phrase, parted by what says how they were understood. */
function runsOf<One>({ words, by }: Phrase<One>, articles: readonly string[]): UnderstoodRun<One>[] {
  const runs = new Map<One, string[]>();
  words.forEach((word, index) => {
    const own = by[index] ?? null;
    if (own !== null) runs.set(own, [...(runs.get(own) ?? []), word]);
  });
  return [...runs].map(([own, said]) => ({ by: own, words: phraseText(said, articles) }));
}

function distinct(phrases: readonly Phrase<unknown>[], articles: readonly string[]): string[] {
  const texts = phrases.map(({ words }) => phraseText(words, articles));
  return [...new Set(texts)].slice(0, MOST_PHRASES);
}

/**
 * Whether the prompt begins with what is not drawn. "Xylophonist on a beach" does; in "majestic mountains" the word only
 * says how what follows it looks.
 */
function beginsMissed(marks: readonly Mark<unknown>[]): boolean {
  const labels = marks.map(({ label }) => label);
  const content = labels.slice(labels.findIndex((label) => label !== 'filler'));
  const next = content.find((label) => label !== 'missed');
  return content[0] === 'missed' && (next === undefined || next === 'filler');
}

/** Sorts the prompt's content words into what is drawn and what is not, in the prompt's order. */
export function sortWords<One extends Span>(
  words: readonly Word[],
  reading: Reading<One>,
  vocabulary: Vocabulary,
): SortedPrompt<One> {
  const { articles, fillers } = vocabulary.small;
  const marks = markWords(words, reading, vocabulary);
  const phrases = joinPhrases(words, marks, subjectStarts(reading.understood));
  // "under" says nothing without what it is under.
  const saysSomething = ({ words: said }: Phrase<One>) => said.some((word) => !fillers.includes(plainWord(word)));
  const seen = phrases.filter(({ label }) => label !== 'missed' && label !== 'filler').filter(saysSomething);
  return {
    seen: distinct(seen, articles),
    runs: seen.flatMap((phrase) => runsOf(phrase, articles)),
    missed: distinct(
      phrases.filter(({ label }) => label === 'missed'),
      articles,
    ),
    beginsMissed: beginsMissed(marks),
  };
}
