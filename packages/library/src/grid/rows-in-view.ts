/** Pixels: between cards, below the picture of one, and the least width of one beside others. */
const GAP = 14;
const CAPTION = 52;
const LEAST = 168;
const WIDE = 236;
const NARROW = 600;
/** Rows beyond the edges of the screen that are drawn all the same. */
const BEYOND = 2;

export interface GridShape {
  readonly columns: number;
  /** From one row to the next, in pixels. */
  readonly rowHeight: number;
}

/** How cards of 16:10 stand in this width. */
export function shapeOf(width: number): GridShape {
  const least = width < NARROW ? LEAST : WIDE;
  const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const card = (width - GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round((card * 10) / 16) + CAPTION + GAP };
}

export interface View {
  /** Where the grid begins, measured from the top of the screen. */
  readonly top: number;
  readonly height: number;
}

/** The first row that is drawn and the one after the last, of so many. */
export function rowsInView({ top, height }: View, rowHeight: number, rows: number): readonly [number, number] {
  const first = Math.floor(-top / rowHeight) - BEYOND;
  const end = Math.ceil((height - top) / rowHeight) + BEYOND;
  return [Math.min(Math.max(0, first), rows), Math.max(0, Math.min(end, rows))];
}

export interface Step {
  readonly key: string;
  readonly at: number;
  readonly count: number;
  readonly columns: number;
  readonly isRtl: boolean;
}

/** Which card a key leads to; undefined for every other key, and at the edges. */
export function nextCard({ key, at, count, columns, isRtl }: Step): number | undefined {
  const ahead = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    PageDown: Math.min(count - 1, at + 3 * columns),
    PageUp: Math.max(0, at - 3 * columns),
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count || next === at ? undefined : next;
}
