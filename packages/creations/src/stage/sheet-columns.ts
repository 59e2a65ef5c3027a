/**
 * How many pictures of a ratio (width by height) stand beside each other on a sheet of so many: about as many as below
 * each other. Three that are not wide stand in one row.
 */
export const columnsOf = (count: number, ratio: number): number =>
  count === 3 && ratio <= 1 ? count : Math.max(1, Math.ceil(Math.sqrt(count)));
