import { isJapanese, splitJapanese } from './japanese.ts';

/** The parts a caption is set of. */
export interface SetWords {
  /** Between these a line may break. */
  readonly words: readonly string[];
  /** Whether a space stands between them; Japanese has none. */
  readonly spaced: boolean;
  readonly direction: 'ltr' | 'rtl';
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
const STRONG = /[\p{Script=Arabic}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The direction of the first letter that has one, by rule P2 of the bidirectional algorithm (unicode.org/reports/tr9). */
function directionOf(text: string): SetWords['direction'] {
  return RIGHT_TO_LEFT.test(STRONG.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Parts a caption into what can be set on its lines. */
export function splitCaption(text: string): SetWords {
  if (isJapanese(text)) return { words: splitJapanese(text), spaced: false, direction: 'ltr' };
  return { words: text.split(/\s+/u), spaced: true, direction: directionOf(text) };
}

/**
 * The words of a line from left to right, each with its place in the sentence: those that run the other way than the
 * line are turned round as a group (rule L2 of the bidirectional algorithm, for whole words). Drawn one by one, so that
 * the space between them is the same wherever the line is drawn.
 */
export function orderWords<Word extends { readonly text: string }>(
  words: readonly Word[],
  direction: SetWords['direction'],
): (readonly [word: Word, place: number])[] {
  const groups: { rtl: boolean; words: (readonly [Word, number])[] }[] = [];
  words.forEach((word, place) => {
    const rtl = RIGHT_TO_LEFT.test(word.text);
    const last = groups.at(-1);
    if (last?.rtl === rtl) last.words.push([word, place]);
    else groups.push({ rtl, words: [[word, place]] });
  });
  const turned = groups.map((group) => (group.rtl ? group.words.toReversed() : group.words));
  return (direction === 'rtl' ? turned.toReversed() : turned).flat();
}
