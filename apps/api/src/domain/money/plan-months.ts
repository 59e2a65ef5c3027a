const MONTHS_OF = { month: 1, year: 12 } as const;

/** The same day and time some months later (UTC); the last day where that month is shorter. Epoch milliseconds. */
export function addMonths(time: number, months: number): number {
  const start = new Date(time);
  const moved = new Date(time);
  moved.setUTCMonth(start.getUTCMonth() + months);
  // The 31st of a shorter month rolls over into the next one.
  if (moved.getUTCDate() !== start.getUTCDate()) moved.setUTCDate(0);
  return moved.getTime();
}

export const addPeriod = (time: number, period: keyof typeof MONTHS_OF): number => addMonths(time, MONTHS_OF[period]);

/** The beginnings of the months of a time that is paid, its first one included. */
export function monthsOf({ from, until }: { readonly from: number; readonly until: number }): number[] {
  const months: number[] = [];
  for (let month = from; month < until; month = addMonths(from, months.length)) months.push(month);
  return months;
}
