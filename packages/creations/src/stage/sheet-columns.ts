/** How many pictures stand beside each other on a sheet of so many: about as many as below each other. */
export const columnsOf = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count)));
