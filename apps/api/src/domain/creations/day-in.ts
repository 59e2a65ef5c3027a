/** The day that it is in a zone (an IANA name) at a time (epoch milliseconds), as `2026-11-23`. */
export function dayIn(zone: string, time: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
