import { COLOURS } from '../lexicon/colours.data.ts';
import { EXCEPT_WORDS } from '../lexicon/except-words.data.ts';
import { GRADE_WORDS } from '../lexicon/grade-words.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { chooseRule, findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Grade } from '../plan/scene-plan.ts';

export interface GradeReading {
  readonly grade: Grade;
  readonly spans: readonly Span[];
}

/** The colour of the words at a place, as `#rrggbb`. */
function colourAt(words: readonly Word[], index: number, { colours }: Lexicon): string | undefined {
  const { text = '', base = '' } = words[index] ?? {};
  const name = colours[text] ?? colours[base];
  return name && name !== 'black' && name !== 'white' && name !== 'grey' ? COLOURS[name] : undefined;
}

/** Colours that the whole picture is asked to lose, and one that it may keep. */
export function readGrade(words: readonly Word[], lexicon: Lexicon): GradeReading | null {
  const choice = chooseRule(words, GRADE_WORDS);
  if (!choice) return null;
  const named = GRADE_WORDS.filter(([tone]) => tone === choice.value).flatMap(([, phrases]) => phrases);
  const spans = findPhrases(words, named);
  const [except] = findPhrases(words, EXCEPT_WORDS);
  const places = words.flatMap((_, index) => (except && index >= except.end ? [index] : []));
  const keep = places.map((index) => colourAt(words, index, lexicon)).find((colour) => colour !== undefined);
  return { grade: { tone: choice.value, ...(keep ? { keep } : {}) }, spans };
}
