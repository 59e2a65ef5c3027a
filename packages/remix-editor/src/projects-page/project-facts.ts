const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'minute', most: 60, size: MINUTE_MS },
  { unit: 'hour', most: 24, size: 60 * MINUTE_MS },
  { unit: 'day', most: 30, size: 24 * 60 * MINUTE_MS },
  { unit: 'month', most: Infinity, size: 30 * 24 * 60 * MINUTE_MS },
] as const;

export interface Seen {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly locale: string;
}

/** How long ago something was, such as "3 min. ago"; "now" below a minute, also where a clock is off. */
export function timeSince(at: number, { now, locale }: Seen): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const past = now - at;
  if (past < MINUTE_MS) return words.format(0, 'second');
  const step = STEPS.find(({ most, size }) => past < most * size) ?? STEPS[0];
  return words.format(-Math.floor(past / step.size), step.unit);
}

const SECONDS = 60;
const digits = (value: number) => String(value).padStart(2, '0');

/** How long a project plays, such as 1:05 or 1:02:03. */
export function playLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / SECONDS ** 2), Math.floor(whole / SECONDS) % SECONDS];
  const rest = digits(whole % SECONDS);
  return hours > 0 ? `${hours}:${digits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The shapes that a new project may have; sizes are pixels. */
export const SHAPES = [
  { name: '16:9', width: 1920, height: 1080 },
  { name: '9:16', width: 1080, height: 1920 },
  { name: '1:1', width: 1080, height: 1080 },
] as const;
export type Shape = (typeof SHAPES)[number];
