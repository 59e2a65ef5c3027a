import type { CSSProperties } from 'react';

/** A place in a grid whose rows are a share of a column's width: values of `grid-column` and `grid-row`. */
export interface WaterfallPlace {
  readonly column: number;
  readonly row: string;
}

/** Rows as high as a column is wide. */
const ROWS_PER_WIDTH = 24;
/** What the gap below a tile takes, in widths of a column that is as wide as most are. */
const GAP = 0.055;

/** Puts tiles, by width divided by height, one after the other into the column that is shortest; the first, if several are. */
export function waterfall(ratios: readonly number[], columns: number): readonly WaterfallPlace[] {
  const ends = Array.from({ length: columns }, () => 1);
  return ratios.map((ratio) => {
    const start = Math.min(...ends);
    const column = ends.indexOf(start);
    const span = Math.max(1, Math.round((1 / ratio + GAP) * ROWS_PER_WIDTH));
    ends[column] = start + span;
    return { column: column + 1, row: `${start} / span ${span}` };
  });
}

/** How many columns there are, by the width of the page. */
const COLUMNS = [2, 3, 4] as const;

/** The places of one tile for each number of columns, as the custom properties that its classes read. */
export interface TilePlace extends CSSProperties {
  readonly '--column-2': number;
  readonly '--row-2': string;
  readonly '--column-3': number;
  readonly '--row-3': string;
  readonly '--column-4': number;
  readonly '--row-4': string;
}

const propertiesOf = (columns: number, { column, row }: WaterfallPlace) => [
  [`--column-${columns}`, column],
  [`--row-${columns}`, row],
];

/** Where each tile stands, whatever the width of the page turns out to be: nothing has to be measured. */
export function tilePlaces(ratios: readonly number[]): readonly TilePlace[] {
  const properties = COLUMNS.map((columns) => waterfall(ratios, columns).map((place) => propertiesOf(columns, place)));
  // Object.fromEntries forgets the names.
  return ratios.map((_, index) => Object.fromEntries(properties.flatMap((list) => list[index] ?? [])) as TilePlace);
}
