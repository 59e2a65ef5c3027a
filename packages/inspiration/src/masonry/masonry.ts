import type { CSSProperties } from 'react';

/** A place in a grid whose rows are a share of a column's width: values of `grid-column` and `grid-row`. */
export interface MasonryPlace {
  readonly column: number;
  readonly row: string;
  /** Its first row, from 1. */
  readonly start: number;
  /** The row below its gap. */
  readonly end: number;
}

/** Rows as high as a column is wide. */
const ROWS_PER_WIDTH = 24;
/** What the gap below a tile takes, in widths of a column that is as wide as most are. */
const GAP = 0.055;

/** Puts tiles, by width divided by height, one after the other into the column that is shortest; the first, if several are. */
export function masonry(ratios: readonly number[], columns: number): readonly MasonryPlace[] {
  const ends = Array.from({ length: columns }, () => 1);
  return ratios.map((ratio) => {
    const start = Math.min(...ends);
    const column = ends.indexOf(start);
    const span = Math.max(1, Math.round((1 / ratio + GAP) * ROWS_PER_WIDTH));
    ends[column] = start + span;
    return { column: column + 1, row: `${start} / span ${span}`, start, end: start + span };
  });
}

/** The rows that all columns reach: cut there, a masonry grid has an even end. */
export function evenRows(places: readonly MasonryPlace[], columns: number): number {
  const ends = Array.from({ length: columns }, (_, index) =>
    Math.max(1, ...places.filter(({ column }) => column === index + 1).map(({ end }) => end)),
  );
  return Math.min(...ends) - 1;
}

/** How many columns there are, by the width of the page. */
export const COLUMN_COUNTS = [2, 3, 4] as const;

/** The places of one tile for each number of columns, as the custom properties that its classes read. */
export interface TilePlace extends CSSProperties {
  readonly '--column-2': number;
  readonly '--row-2': string;
  readonly '--column-3': number;
  readonly '--row-3': string;
  readonly '--column-4': number;
  readonly '--row-4': string;
}

const propertiesOf = (columns: number, { column, row }: MasonryPlace) => [
  [`--column-${columns}`, column],
  [`--row-${columns}`, row],
];

/** Where each tile stands, whatever the width of the page turns out to be: nothing has to be measured. */
export function tilePlaces(ratios: readonly number[]): readonly TilePlace[] {
  const properties = COLUMN_COUNTS.map((columns) =>
    masonry(ratios, columns).map((place) => propertiesOf(columns, place)),
  );
  // Object.fromEntries forgets the names.
  return ratios.map((_, index) => Object.fromEntries(properties.flatMap((list) => list[index] ?? [])) as TilePlace);
}

/** How many rows are seen of a waterfall that is cut, for each number of columns. */
export interface CutRows extends CSSProperties {
  readonly '--rows-2': number;
  readonly '--rows-3': number;
  readonly '--rows-4': number;
}

/** Where a waterfall is cut to end evenly, whatever the width of the page turns out to be. */
export function cutRows(ratios: readonly number[]): CutRows {
  const rows = COLUMN_COUNTS.map((columns) => [`--rows-${columns}`, evenRows(masonry(ratios, columns), columns)]);
  // Object.fromEntries forgets the names.
  return Object.fromEntries(rows) as CutRows;
}
