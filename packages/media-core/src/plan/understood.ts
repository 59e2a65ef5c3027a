import { FILLERS } from './fillers.data.ts';
import type { Span, Word } from './words.ts';

/** Words that were understood as one thing; spans of the same kind that touch are shown as one. */
export interface Understood {
  readonly kind: 'subject' | 'setting' | 'action' | 'camera';
  readonly spans: readonly Span[];
}
export interface Understanding {
  readonly seen: readonly string[];
  readonly missed: readonly string[];
}

const FILLER_SET = new Set(FILLERS);
const MOST_PHRASES = 16;
type Label = Understood['kind'] | 'missed' | 'filler';

/** One label per word; what is understood first keeps its words. */
function labelWords(words: readonly Word[], understood: readonly Understood[], ignored: readonly Span[]): Label[] {
  const labels: Label[] = words.map(({ text }) => (FILLER_SET.has(text) ? 'filler' : 'missed'));
  const mark = ({ start, end }: Span, label: Label) => {
    for (let index = start; index < end; index++) labels[index] = label;
  };
  for (const { kind, spans } of understood.toReversed()) for (const span of spans) mark(span, kind);
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
    const continues = last?.label === label && !starts.has(index) && (label !== 'missed' || last.words.length < 3);
    if (continues) last.words.push(shown);
    else phrases.push({ label, words: [shown] });
  });
  return phrases;
}

function withoutArticle(words: readonly string[]): string {
  return words.join(' ').replace(/^(?:an?|the) /iu, '');
}

function distinct(phrases: readonly Phrase[]): string[] {
  const texts = phrases.map((phrase) => withoutArticle(phrase.words).toLowerCase());
  return [...new Set(texts)].slice(0, MOST_PHRASES);
}

/** Sorts the prompt's content words into what is drawn and what is not, in the prompt's order. */
export function sortWords(
  words: readonly Word[],
  understood: readonly Understood[],
  ignored: readonly Span[] = [],
): Understanding {
  const labels = labelWords(words, understood, ignored);
  const phrases = joinPhrases(words, labels, subjectStarts(understood));
  return {
    seen: distinct(phrases.filter(({ label }) => label !== 'missed' && label !== 'filler')),
    missed: distinct(phrases.filter(({ label }) => label === 'missed')),
  };
}
