/** A day of the calendar as date fields write it: `2026-11-23`. */
export type Day = string;

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Years before are typed on the way to a later one. */
const FIRST_YEAR = 1970;

/** The midnight this many days after the one a day begins with, where this browser is; undefined for no day. */
export function midnightOf(day: Day, after = 0): Date | undefined {
  const [, year = '', month = '', date = ''] = DAY.exec(day) ?? [];
  if (year === '' || Number(year) < FIRST_YEAR) return undefined;
  const at = (more: number) => new Date(Number(year), Number(month) - 1, Number(date) + more);
  const isThere = at(0).getDate() === Number(date) && at(0).getMonth() === Number(month) - 1;
  return isThere ? at(after) : undefined;
}

export const isDay = (day: string): boolean => midnightOf(day) !== undefined;

/** From the beginning of one day to the end of another, in epoch milliseconds. */
export function timesOf({ from, to }: { readonly from?: Day; readonly to?: Day }) {
  const [start, end] = [from && midnightOf(from), to && midnightOf(to, 1)];
  return {
    ...(start ? { from: Math.max(0, start.getTime()) } : {}),
    ...(end ? { to: Math.max(0, end.getTime()) } : {}),
  };
}
