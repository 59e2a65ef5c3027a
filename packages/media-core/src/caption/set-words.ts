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

/** Whether the letters of a line run both ways, so that it must be drawn at once for their order to be right. */
export const runsBothWays = (text: string) => RIGHT_TO_LEFT.test(text);
