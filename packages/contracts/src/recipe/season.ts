/** Month and day, `MM-DD`, both ends included; a season may cross the end of the year. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

/** Whether a day of any year lies in the season, local time. */
export function isInSeason({ from, to }: Season, day: Date): boolean {
  const today = `${day.getMonth() + 1}`.padStart(2, '0') + `-${day.getDate()}`.replace(/-(\d)$/, '-0$1');
  return from <= to ? today >= from && today <= to : today >= from || today <= to;
}
