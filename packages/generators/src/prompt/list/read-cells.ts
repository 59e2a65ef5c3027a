/** A record of a table of separated values. */
export interface Row {
  readonly cells: readonly string[];
  /** A quote in it was never closed, or text follows the one that closes it. */
  readonly isBroken: boolean;
}

const BOM = /^\uFEFF/;
const SEPARATORS = [',', ';', '\t'] as const;

type Separator = (typeof SEPARATORS)[number];

/** Separators outside quotes in the first record. */
function countIn(head: string, separator: Separator): number {
  return head.replace(/"(?:[^"]|"")*"/g, '').split(separator).length - 1;
}

/** The separator that the first record uses most; a comma where it uses none. */
function separatorOf(text: string): Separator {
  const [head = ''] = /^(?:"(?:[^"]|"")*"|[^\n"])*/.exec(text) ?? [];
  const [best = ','] = SEPARATORS.toSorted((one, other) => countIn(head, other) - countIn(head, one));
  return best;
}

/** A quoted cell, an unquoted one, or what stands between two. */
const tokensFor = (separator: Separator) =>
  new RegExp(String.raw`"((?:[^"]|"")*)("?)([^${separator}\n]*)|([^${separator}\n]+)|${separator}|\n`, 'g');

interface Read {
  readonly text: string;
  readonly isBroken: boolean;
}

/** One cell as RFC 4180 has it: in quotes everything is text, and two quotes are one. */
function cellOf([token, quoted, closing, rest = '', plain]: RegExpExecArray): Read {
  if (quoted === undefined) return { text: plain ?? token, isBroken: false };
  const isBroken = closing === '' || rest.trim() !== '';
  return { text: quoted.replaceAll('""', '"') + (rest.trim() === '' ? '' : rest), isBroken };
}

/**
 * Reads comma, semicolon or tab separated values: RFC 4180, with or without a byte order mark and in any line endings.
 * Rows without a word are left out; cells lose the white space around them.
 */
export function readCells(file: string): readonly Row[] {
  const text = file.replace(BOM, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let cells: Read[] = [];
  let isAfterCell = false;
  const endRow = () => {
    if (!isAfterCell) cells.push({ text: '', isBroken: false });
    const row = { cells: cells.map((cell) => cell.text.trim()), isBroken: cells.some(({ isBroken }) => isBroken) };
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    cells = [];
    isAfterCell = false;
  };
  for (const match of text.matchAll(tokensFor(separator))) {
    const [token] = match;
    if (token === '\n') endRow();
    else if (token === separator) {
      if (!isAfterCell) cells.push({ text: '', isBroken: false });
      isAfterCell = false;
    } else {
      cells.push(cellOf(match));
      isAfterCell = true;
    }
  }
  endRow();
  return rows;
}
