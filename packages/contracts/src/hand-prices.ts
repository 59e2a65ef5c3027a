import type { Choices } from './catalogue/catalogue-types.ts';
import type { Mode } from './creation-mode.ts';

/**
 * What a clip costs in credits, written by hand from the makers' price lists and shared with no code that prices: tests
 * hold the catalogue, the form and the server to it. A combination that is not here cannot be made.
 */
const PRICES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'veo-3-1': {
    'lite 720p silent 4': 10,
    'lite 720p silent 6': 15,
    'lite 720p silent 8': 20,
    'lite 720p sound 4': 16,
    'lite 720p sound 6': 24,
    'lite 720p sound 8': 32,
    'lite 1080p sound 4': 26,
    'lite 1080p sound 6': 39,
    'lite 1080p sound 8': 52,
    'fast 720p silent 4': 26,
    'fast 720p silent 6': 39,
    'fast 720p silent 8': 52,
    'fast 720p sound 4': 32,
    'fast 720p sound 6': 48,
    'fast 720p sound 8': 64,
    'fast 1080p sound 4': 39,
    'fast 1080p sound 6': 58,
    'fast 1080p sound 8': 77,
    'fast 4k sound 4': 96,
    'fast 4k sound 6': 144,
    'fast 4k sound 8': 192,
    'standard 1080p silent 4': 64,
    'standard 1080p silent 6': 96,
    'standard 1080p silent 8': 128,
    'standard 1080p sound 4': 128,
    'standard 1080p sound 6': 192,
    'standard 1080p sound 8': 256,
    'standard 4k sound 4': 192,
    'standard 4k sound 6': 288,
    'standard 4k sound 8': 384,
    'video fast 720p silent 7': 45,
    'video fast 720p sound 7': 56,
  },
  'hailuo-02': {
    '768p 6': 23,
    '768p 10': 45,
    '1080p 6': 40,
    'image 512p 6': 8,
    'image 512p 10': 14,
    'image 768p 6': 23,
    'image 768p 10': 45,
    'image 1080p 6': 40,
  },
  'vidu-q1': { '1080p 5': 32 },
  'pixverse-4-5': {
    '360p 5 normal': 36,
    '540p 5 normal': 36,
    '720p 5 normal': 48,
    '1080p 5 normal': 96,
    '360p 8 normal': 72,
    '540p 8 normal': 72,
    '720p 8 normal': 96,
    '360p 5 fast': 72,
    '540p 5 fast': 72,
    '720p 5 fast': 96,
  },
  'google-veo-3': { 'standard sound': 256, 'standard silent': 128, 'fast sound': 96, 'fast silent': 64 },
  'sora-2': {
    'standard 720p 4': 32,
    'standard 720p 8': 64,
    'standard 720p 12': 96,
    'pro 720p 4': 96,
    'pro 720p 8': 192,
    'pro 720p 12': 288,
    'pro 1024p 4': 160,
    'pro 1024p 8': 320,
    'pro 1024p 12': 480,
  },
  local: { any: 8 },
};

type KeyOf = (choices: Choices, mode: Mode) => readonly unknown[];

const soundOf = ({ audio }: Choices): string => (audio === true ? 'sound' : 'silent');
/** Modes that a maker sells at prices of their own. */
const only = (mode: Mode, apart: Mode): readonly string[] => (mode === apart ? [mode] : []);

/** What of a combination its price hangs on, as the table writes it. */
const KEYS: Readonly<Record<string, KeyOf>> = {
  'veo-3-1': (one, mode) => [...only(mode, 'video'), one.tier, one.resolution, soundOf(one), one.seconds],
  'hailuo-02': (one, mode) => [...only(mode, 'image'), one.resolution, one.seconds],
  'vidu-q1': (one) => [one.resolution, one.seconds],
  'pixverse-4-5': (one) => [one.resolution, one.seconds, one.motion],
  'google-veo-3': (one) => [one.tier, soundOf(one)],
  'sora-2': (one) => [one.tier, one.resolution, one.seconds],
  local: () => ['any'],
};

/** The price by hand of a whole combination; undefined where nobody sells it. */
export function handPriceOf(slug: string, mode: Mode, choices: Choices): number | undefined {
  return PRICES[slug]?.[KEYS[slug]?.(choices, mode).join(' ') ?? ''];
}

/** Every entry of the table, as "model: key". */
export const handPriceKeys = (): readonly string[] =>
  Object.entries(PRICES).flatMap(([slug, prices]) => Object.keys(prices).map((key) => `${slug}: ${key}`));

/** The name of the entry that a combination has. */
export const handPriceKey = (slug: string, mode: Mode, choices: Choices): string =>
  `${slug}: ${KEYS[slug]?.(choices, mode).join(' ') ?? ''}`;

/** Every combination of the values that a mode lists, possible or not; free ones are kept at their first. */
export function everyCombination(parameters: Readonly<Record<string, readonly unknown[]>>): readonly Choices[] {
  const names = ['tier', 'resolution', 'seconds', 'motion', 'audio'].filter((name) => name in parameters);
  const rest = Object.fromEntries(
    Object.entries(parameters).flatMap(([name, [first]]) => (names.includes(name) ? [] : [[name, first]])),
  );
  const walked = names.reduce<readonly object[]>(
    (made, name) => made.flatMap((one) => (parameters[name] ?? []).map((value) => ({ ...one, [name]: value }))),
    [rest],
  );
  return walked;
}
