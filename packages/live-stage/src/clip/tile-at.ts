const COLUMNS = 4;
const ROWS = 3;

/** The tile of a sprite nearest to a moment: its column and row. Each tile is the middle of its twelfth of the clip. */
export function tileAt(time: number, seconds: number): { readonly column: number; readonly row: number } {
  const share = seconds > 0 ? time / seconds : 0;
  const tile = Math.min(COLUMNS * ROWS - 1, Math.max(0, Math.floor(share * COLUMNS * ROWS)));
  return { column: tile % COLUMNS, row: Math.floor(tile / COLUMNS) };
}
