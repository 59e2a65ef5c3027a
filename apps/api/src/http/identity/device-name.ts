const LONGEST = 60;

/** First match wins: most browsers also call themselves by the names below them. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['EdgA', 'Edge'],
  ['EdgiOS', 'Edge'],
  ['OPR', 'Opera'],
  ['Vivaldi', 'Vivaldi'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (text: string, names: readonly (readonly [string, string])[], ending: string) =>
  names.find(([token]) => text.includes(token + ending))?.[1];

/**
 * What a member knows a device by, "Firefox on Linux": from the big families of browsers, else the program's own first
 * word. Empty where nothing is said; at most 60 characters of printable text.
 */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').replaceAll(/[^\x20-\x7e]/g, '').trim();
  if (!text.startsWith('Mozilla/')) return (text.split(/[\s/]/, 1)[0] ?? '').slice(0, LONGEST);
  const browser = nameIn(text, BROWSERS, '/');
  const system = nameIn(text, SYSTEMS, '');
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
