import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { oneOf, type Random } from './mutate.ts';

type Fields = Readonly<Record<string, unknown>>;

const ODD: readonly ((random: Random) => unknown)[] = [
  (random) => oneOf(random, HOSTILE_TEXTS),
  (random) => oneOf(random, [0, -1, 0.5, 240_000, 2 ** 31, 2 ** 53, -9e15, 1e-300, 1e300]),
  (random) => random() < 0.5,
  () => null,
  () => [],
  () => ({}),
  () => [[], {}, null],
  () => ({ toString: 'x', length: -1 }),
  () => JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown,
];

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inList(random: Random, values: readonly unknown[]): unknown {
  const place = Math.floor(random() * values.length);
  const chance = random();
  if (chance < 0.1) return values.toSpliced(place, 1);
  if (chance < 0.2) return values.toSpliced(place, 0, values[place]);
  return values.with(place, mutatedDeep(random, values[place]));
}

function inRecord(random: Random, value: Fields): unknown {
  const name = oneOf(random, Object.keys(value));
  const { [name]: old, ...others } = value;
  return random() < 0.1 ? others : { ...others, [name]: mutatedDeep(random, old) };
}

/** A value of JSON with one place in it, however deep, that holds what nobody means, or is gone, or is there twice. */
export function mutatedDeep(random: Random, value: unknown): unknown {
  if (random() < 0.1) return oneOf(random, ODD)(random);
  if (Array.isArray(value) && value.length > 0) return inList(random, value);
  if (isRecord(value) && Object.keys(value).length > 0) return inRecord(random, value);
  return oneOf(random, ODD)(random);
}
