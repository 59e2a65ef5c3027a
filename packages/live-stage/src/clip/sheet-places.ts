/** How pictures stand on a sheet: each is two columns of its grid wide, so that an incomplete last row can be centred. */
export interface SheetPlaces {
  /** Columns of the grid: two for each picture of a row. */
  readonly halves: number;
  /** The first column of a picture; `auto` where it follows the one before. */
  readonly startOf: (index: number) => number | 'auto';
}

/** Where so many pictures stand, with so many beside each other. */
export function sheetPlaces(count: number, columns: number): SheetPlaces {
  const rest = count % columns;
  return {
    halves: columns * 2,
    startOf: (index) => (rest > 0 && index === count - rest ? columns - rest + 1 : 'auto'),
  };
}
