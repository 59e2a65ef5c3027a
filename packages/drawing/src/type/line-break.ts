export interface Word {
  readonly text: string;
  readonly width: number;
}
export interface Line {
  readonly words: readonly Word[];
  readonly space: number;
  readonly width: number;
}

function lengthOf(words: readonly Word[], space: number): number {
  return words.reduce((sum, { width }) => sum + width + space, -space);
}

/** Breaks words into as few lines as fit the width, of nearly even length. */
export function breakLines(
  words: readonly Word[],
  { space, width }: { readonly space: number; readonly width: number },
): Line[] {
  const total = lengthOf(words, space);
  const count = Math.max(1, Math.ceil(total / width));
  const target = total / count;
  const rows: Word[][] = [[]];
  let reached = 0;
  for (const word of words) {
    const row = rows.at(-1) ?? [];
    const breaks = row.length > 0 && rows.length < count && reached + word.width * 0.5 > target;
    if (breaks) rows.push([word]);
    else row.push(word);
    reached = (breaks ? 0 : reached) + word.width + space;
  }
  return rows.map((row) => ({ words: row, space, width: lengthOf(row, space) }));
}
