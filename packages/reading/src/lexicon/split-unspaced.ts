/** Longer runs of characters are no single word. */
const LONGEST = 10;

export interface UnspacedWords {
  readonly isKnown: (text: string) => boolean;
  /** Whether a known word may as well be part of a word that nobody knows. */
  readonly isOpen: (text: string) => boolean;
}

interface Part {
  readonly text: string;
  readonly known: boolean;
}

/** The characters of a text, those of two code units whole. */
const lettersOf = (text: string): readonly string[] => text.match(/./gsu) ?? [];

/** The length of the longest known word that begins at a place; 0 where none does. */
function knownLength(characters: readonly string[], start: number, { isKnown }: UnspacedWords): number {
  for (let length = Math.min(LONGEST, characters.length - start); length > 0; length--) {
    if (isKnown(characters.slice(start, start + length).join(''))) return length;
  }
  return 0;
}

/** The longest known words from left to right; what stands between two of them is one part. */
function partsOf(text: string, words: UnspacedWords): Part[] {
  const characters = lettersOf(text);
  const parts: Part[] = [];
  let unknown = '';
  for (let index = 0; index < characters.length;) {
    const length = knownLength(characters, index, words);
    if (length === 0) unknown += characters[index] ?? '';
    if (length > 0) {
      if (unknown !== '') parts.push({ text: unknown, known: false });
      unknown = '';
      parts.push({ text: characters.slice(index, index + length).join(''), known: true });
    }
    index += Math.max(1, length);
  }
  return unknown === '' ? parts : [...parts, { text: unknown, known: false }];
}

/** Kinds of letters, with the length of words that are too short to be told from a part of another. */
const KINDS = [
  { letters: /\p{Script=Han}/u, short: 1 },
  { letters: /[\p{Script=Katakana}ー]/u, short: 3 },
  { letters: /\p{Script=Hiragana}/u, short: 3 },
] as const;

const kindOf = (letter = '') => KINDS.find(({ letters }) => letters.test(letter));

/** Whether a word is short and of one kind of letters. */
function isShort(text: string): boolean {
  const letters = lettersOf(text);
  const kind = kindOf(letters[0]);
  return kind !== undefined && letters.length <= kind.short && letters.every((letter) => kind.letters.test(letter));
}

const touch = (one: Part, next: Part) => kindOf(lettersOf(one.text).at(-1)) === kindOf(lettersOf(next.text)[0]);
const isCharacter = ({ text }: Part) => lettersOf(text).length === 1 && KINDS[0].letters.test(text);

/** Forgets short nouns that touch unknown letters of their kind, and pairs of single characters. */
function forgetCompounds(parts: readonly Part[], { isOpen }: UnspacedWords): Part[] {
  const isWeak = (part: Part | undefined) => part?.known === true && isShort(part.text) && isOpen(part.text);
  const result = [...parts];
  const breaksUp = (part: Part, other: Part) =>
    !other.known || (isCharacter(part) && isCharacter(other) && isWeak(other));
  const visit = (index: number) => {
    const part = result[index];
    if (!part || !isWeak(part)) return;
    const [before, next] = [result[index - 1], result[index + 1]];
    const joins = before !== undefined && touch(before, part) && breaksUp(part, before);
    const leads = next !== undefined && touch(part, next) && breaksUp(part, next);
    if (joins || leads) result[index] = { ...part, known: false };
  };
  for (let index = 0; index < result.length; index++) visit(index);
  for (let index = result.length - 1; index >= 0; index--) visit(index);
  return result;
}

/**
 * Parts a script without spaces into its longest known words, from left to right; what stands between two of them is one
 * word. The engine of the platform would part it too, but not everywhere alike, and a plan must be the same everywhere.
 */
export function splitUnspaced(text: string, words: UnspacedWords): string[] {
  const result: string[] = [];
  let isRun = false;
  for (const part of forgetCompounds(partsOf(text, words), words)) {
    if (isRun && !part.known) result.push((result.pop() ?? '') + part.text);
    else result.push(part.text);
    isRun = !part.known;
  }
  return result;
}
