const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  { unit: 'month', size: 30 * DAY_MS },
  { unit: 'day', size: DAY_MS },
  { unit: 'hour', size: HOUR_MS },
  { unit: 'minute', size: MINUTE_MS },
] as const;

/** How long ago something was, in words of the locale: "2 hours ago", "yesterday"; "now" below a minute. */
export function agoWords(at: number, { now, locale }: { readonly now: number; readonly locale: string }): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // A clock that is off must not make it the future.
  const past = Math.max(0, now - at);
  const { unit, size } = UNITS.find((one) => past >= one.size) ?? { unit: 'second', size: Infinity };
  return words.format(-Math.floor(past / size), unit);
}

/** Whether a device's name says that it is held in the hand. */
export const isHandheld = (device: string): boolean => /android|iphone|ipad|mobile|phone/i.test(device);

/** The browser and the system in the name the server gives a device, "Firefox on Linux"; null where it is another. */
export function deviceParts(device: string): { readonly browser: string; readonly system: string } | null {
  const [browser = '', system = '', ...more] = device.split(' on ');
  return browser === '' || system === '' || more.length > 0 ? null : { browser, system };
}
