import type { Word } from './words.ts';

/** Longer runs of characters are no single word. */
const LONGEST = 10;

export interface UnspacedText {
  /** A run of letters without a space. */
  readonly text: string;
  /** A comma, full stop, bracket or new line stands behind the run. */
  readonly stops: boolean;
  readonly isKnown: (text: string) => boolean;
}

/** The length of the longest known word that begins at a place; 0 where none does. */
function knownLength(characters: readonly string[], start: number, isKnown: UnspacedText['isKnown']): number {
  for (let length = Math.min(LONGEST, characters.length - start); length > 0; length--) {
    if (isKnown(characters.slice(start, start + length).join(''))) return length;
  }
  return 0;
}

/**
 * Parts a script without spaces into its longest known words, from left to right; what stands between two of them is one
 * word. The engine of the platform would part it too, but not everywhere alike, and a plan must be the same everywhere.
 */
export function splitUnspaced({ isKnown, stops, text }: UnspacedText): Word[] {
  const characters = Array.from(text);
  const parts: string[] = [];
  let unknown = '';
  for (let index = 0; index < characters.length;) {
    const length = knownLength(characters, index, isKnown);
    if (length === 0) unknown += characters[index] ?? '';
    if (length > 0 && unknown !== '') parts.push(unknown);
    if (length > 0) {
      unknown = '';
      parts.push(characters.slice(index, index + length).join(''));
    }
    index += Math.max(1, length);
  }
  if (unknown !== '') parts.push(unknown);
  return parts.map((part, index) => {
    return { shown: part, text: part, base: part, stops: stops && index === parts.length - 1 };
  });
}
