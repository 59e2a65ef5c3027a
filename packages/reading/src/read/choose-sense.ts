import type { Lexicon, Sense } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { meaningNamed, type Meaning } from '../words/word-table.ts';

const isMeant = (words: readonly Word[], { beside }: Sense) => !beside || findPhrases(words, beside).length > 0;

/** Whether a word that is a colour too stands as a noun here: "an orange", but not "an orange car". */
function standsAlone(words: readonly Word[], { start, end }: Span, lexicon: Lexicon): boolean {
  const { articles, breaks, fillers } = lexicon.small;
  const [before, next] = [words[start - 1], words[end]];
  const isTold = before !== undefined && !before.stops && isDeterminer(before, lexicon);
  const isSeveral = words
    .slice(start, end)
    .some(({ text, base }) => text !== base && !Object.hasOwn(lexicon.colours, text));
  if (lexicon.coloursFollow) return isTold;
  const closes =
    next === undefined ||
    words[end - 1]?.stops === true ||
    [articles, breaks, fillers].some((list) => list.includes(next.text));
  return closes && (isTold || isSeveral);
}

const isDeterminer = ({ text }: Word, { numbers, small }: Lexicon) =>
  small.articles.includes(text) || Object.hasOwn(numbers, text) || /^\d+$/u.test(text);

/** A run of words of a prompt, as a lexicon may list it. */
interface Place {
  readonly form: string;
  readonly span: Span;
}

/**
 * What a word of several meanings means beside the others of the prompt: `null` where that is drawn by nothing,
 * `undefined` where the word is not listed, or only for what the others don't speak of.
 */
export function chooseSense(
  words: readonly Word[],
  { form, span }: Place,
  lexicon: Lexicon,
): Meaning | null | undefined {
  const { colours, senses } = lexicon;
  if (!senses || !Object.hasOwn(senses, form)) return undefined;
  if (Object.hasOwn(colours, form) && !standsAlone(words, span, lexicon)) return undefined;
  const sense = senses[form]?.find((one) => isMeant(words, one));
  if (!sense) return undefined;
  const meaning = sense.subject === null ? undefined : meaningNamed(sense.subject);
  return meaning ? { ...meaning, isNear: sense.near === true } : null;
}
