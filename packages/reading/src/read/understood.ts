import type { Lexicon } from '../lexicon/lexicon.ts';
import { isElided, joinShown, placesIn, plainWord, type Span, type Word } from '../lexicon/words.ts';
import type { DrawnAs, StyleName } from '../plan/scene-plan.ts';
import { type Look, markConveyed } from './read-conveyed.ts';

/** Words that were understood as one thing; spans of the same kind that touch are shown as one. */
export interface Understood {
  readonly kind: 'subject' | 'setting' | 'action' | 'camera';
  readonly spans: readonly Span[];
}
/** The words of a prompt that are drawn as they say, and those that are not drawn. */
export interface SortedWords {
  readonly seen: readonly string[];
  readonly missed: readonly string[];
}
interface SortedPrompt extends SortedWords {
  readonly beginsMissed: boolean;
}
export interface Understanding extends SortedWords {
  readonly drawnAs: readonly DrawnAs[];
  /** Whether what the prompt is about is not in the picture. */
  readonly isSubjectMissed: boolean;
  /** A style that the words ask for while another one is chosen. */
  readonly styleNamed: StyleName | null;
}

const MOST_PHRASES = 16;
export type Label = Understood['kind'] | 'missed' | 'filler';

interface Reading {
  readonly understood: readonly Understood[];
  /** Words that are neither seen nor missed. */
  readonly ignored?: readonly Span[];
  /** Words inside of what is understood that aren't drawn, unless they are of an action. */
  readonly undrawn?: readonly Span[];
  /** What holds of the hour, the weather and the season that are drawn. */
  readonly looks?: readonly Look[];
}

type Vocabulary = Pick<Lexicon, 'small' | 'conveyed'>;

/** One label per word; what is understood first keeps its words. */
function labelWords(words: readonly Word[], reading: Reading, { small, conveyed }: Vocabulary): Label[] {
  const { understood, ignored = [], undrawn = [], looks = [] } = reading;
  const fillers = new Set(small.fillers);
  const labels: Label[] = words.map(({ shown, text }) => (fillers.has(text) || isElided(shown) ? 'filler' : 'missed'));
  const mark = ({ start, end }: Span, label: Label) => {
    for (let index = start; index < end; index++) labels[index] = label;
  };
  for (const { kind, spans } of understood.toReversed()) for (const span of spans) mark(span, kind);
  for (const index of placesIn(undrawn)) if (labels[index] !== 'action') labels[index] = 'missed';
  markConveyed({ words, labels }, conveyed, looks);
  for (const span of ignored) mark(span, 'filler');
  return labels;
}

/** Every subject begins a phrase of its own, so that "fox" and "owl" do not run together. */
function subjectStarts(understood: readonly Understood[]): Set<number> {
  return new Set(understood.flatMap(({ kind, spans }) => (kind === 'subject' ? spans.map(({ start }) => start) : [])));
}

interface Phrase {
  readonly label: Label;
  readonly words: string[];
}

function joinPhrases(words: readonly Word[], labels: readonly Label[], starts: ReadonlySet<number>): Phrase[] {
  const phrases: Phrase[] = [];
  words.forEach(({ shown }, index) => {
    const label = labels[index] ?? 'filler';
    const last = phrases.at(-1);
    const isNew = starts.has(index) || words[index - 1]?.stops === true;
    const continues = last?.label === label && !isNew && (label !== 'missed' || last.words.length < 3);
    if (continues) last.words.push(shown);
    else phrases.push({ label, words: [shown] });
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

function distinct(phrases: readonly Phrase[], articles: readonly string[]): string[] {
  const texts = phrases.map(({ words }) => phraseText(words, articles));
  return [...new Set(texts)].slice(0, MOST_PHRASES);
}

/**
 * Whether the prompt begins with what is not drawn. "Xylophonist on a beach" does; in "majestic mountains" the word only
 * says how what follows it looks.
 */
function beginsMissed(labels: readonly Label[]): boolean {
  const content = labels.slice(labels.findIndex((label) => label !== 'filler'));
  const next = content.find((label) => label !== 'missed');
  return content[0] === 'missed' && (next === undefined || next === 'filler');
}

/** Sorts the prompt's content words into what is drawn and what is not, in the prompt's order. */
export function sortWords(words: readonly Word[], reading: Reading, vocabulary: Vocabulary): SortedPrompt {
  const { articles, fillers } = vocabulary.small;
  const labels = labelWords(words, reading, vocabulary);
  const phrases = joinPhrases(words, labels, subjectStarts(reading.understood));
  // "under" says nothing without what it is under.
  const saysSomething = (phrase: Phrase) => phrase.words.some((word) => !fillers.includes(plainWord(word)));
  const isSeen = (phrase: Phrase) => phrase.label !== 'missed' && phrase.label !== 'filler' && saysSomething(phrase);
  return {
    seen: distinct(phrases.filter(isSeen), articles),
    missed: distinct(
      phrases.filter(({ label }) => label === 'missed'),
      articles,
    ),
    beginsMissed: beginsMissed(labels),
  };
}
