import type { ListLine } from '@kinora/creating/prompts';

import { readCells, type Row } from './read-cells.ts';

/** A table somebody brought. */
export interface Table {
  readonly rows: readonly Row[];
  readonly hasHeader: boolean;
  /** What each column is called in its header; empty where it is not. */
  readonly columns: readonly string[];
  /** Which column has the prompts; null where the member has to say. */
  readonly column: number | null;
}

/** What columns of prompts are called. */
const PROMPT_NAMES: readonly string[] = ['prompt', 'prompts'];

const isPromptName = (cell: string): boolean => PROMPT_NAMES.includes(cell.toLowerCase());

const widthOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** The column of prompts: the one that says so, or the only one. */
function columnIn(columns: readonly string[]): number | null {
  const named = columns.findIndex(isPromptName);
  if (named >= 0) return named;
  return columns.length === 1 ? 0 : null;
}

/** A table with or without names in its first row. */
export function tableOf(rows: readonly Row[], hasHeader: boolean): Table {
  const [head] = rows;
  const width = hasHeader && head ? head.cells.length : widthOf(rows);
  const columns = Array.from({ length: width }, (_, at) => (hasHeader ? (head?.cells[at] ?? '') : ''));
  return { rows, hasHeader, columns, column: columnIn(columns) };
}

/** The table in a text. A first row that names a column of prompts is a header. */
export function readTable(text: string): Table {
  const rows = readCells(text);
  return tableOf(rows, rows[0]?.cells.some(isPromptName) ?? false);
}

/** Whether a pasted text is a table: it names a column of prompts, or comes from a spreadsheet. */
export function isTable(text: string): boolean {
  const rows = readCells(text);
  if (rows[0]?.cells.some(isPromptName)) return true;
  const tabs = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').length);
  return (tabs[0] ?? 0) > 1 && tabs.every((count) => count === tabs[0]);
}

/** A prompt on every line. */
export const plainLines = (text: string): readonly ListLine[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .flatMap((line) => (line === '' ? [] : [{ text: line }]));

function lineOf({ cells, isBroken }: Row, { columns }: Table, column: number): ListLine {
  const isTooWide = cells.length > columns.length;
  // A separator in a prompt without quotes cuts it: in the last column the pieces belong together.
  const isLast = column === columns.length - 1;
  const text = isTooWide && isLast ? cells.slice(column).join(', ') : (cells[column] ?? '');
  if (isBroken) return { text, flaw: 'quote' };
  return isTooWide ? { text, flaw: 'cells' } : { text };
}

/** The prompts in a column. A row without one is an empty line, so that nobody misses it. */
export function linesIn(table: Table, column: number): readonly ListLine[] {
  const rows = table.hasHeader ? table.rows.slice(1) : table.rows;
  return rows.map((row) => lineOf(row, table, column));
}

/** The columns besides the prompts, by name: they are not used. */
export const unusedColumns = ({ columns }: Table, column: number): readonly string[] =>
  columns.filter((name, at) => at !== column && name !== '');
