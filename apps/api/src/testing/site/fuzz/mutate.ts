import { HOSTILE_TEXTS } from './hostile-texts.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Uniform in [0, 1). */
export type Random = () => number;

/** mulberry32: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list that is not empty. */
export function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
const letters = (random: Random) => hex(random, 1 + Math.floor(random() * 12));

const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.split('');
/** Other values that fit the field, by its name; most fields are read by their kind. */
const FITTING: Readonly<Record<string, (random: Random) => unknown>> = {
  code: (random) => Array.from({ length: 6 }, () => oneOf(random, CODE_LETTERS)).join(''),
  email: (random) => `${letters(random)}@example.com`,
  idempotencyKey: (random) => `key-${hex(random, 16)}`,
  limit: (random) => 1 + Math.floor(random() * 50),
  seed: (random) => Math.floor(random() * 1000),
  password: (random) => hex(random, 32),
  current: (random) => hex(random, 32),
  name: (random) =>
    oneOf(
      random,
      HOSTILE_TEXTS.filter((text) => text.length <= 60),
    ),
  message: (random) =>
    `${oneOf(
      random,
      HOSTILE_TEXTS.filter((text) => text.length <= 2000),
    )} x`,
  device_code: (random) =>
    `${oneOf(
      random,
      HOSTILE_TEXTS.filter((text) => text.length <= 100),
    )} x`,
  proof: (random) =>
    `${oneOf(
      random,
      HOSTILE_TEXTS.filter((text) => text.length <= 100),
    )} x`,
  token: (random) => `${oneOf(random, ['ut_', 'tt_', 'tk_', ''])}${hex(random, 43)}`,
  id: (random) => `${hex(random, 8)}-${hex(random, 4)}-7${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`,
};

/** Another input of the same shape; what no rule knows stays as it is. */
export function fitting(random: Random, input: Fields): Fields {
  const changed = Object.entries(input).map(([name, value]): [string, unknown] => {
    const rule = FITTING[name];
    return [name, rule && random() < 0.4 ? rule(random) : value];
  });
  const fields: Record<string, unknown> = Object.fromEntries(changed);
  if ('password_confirmation' in fields) fields.password_confirmation = fields.password;
  if (random() < 0.3) fields[`extra-${letters(random)}`] = oneOf(random, HOSTILE_TEXTS);
  return fields;
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let count = 0; count < depth; count += 1) value = count % 2 === 0 ? [value] : { value };
  return value;
}

const STRANGE: readonly ((random: Random) => unknown)[] = [
  (random) => oneOf(random, HOSTILE_TEXTS),
  (random) => oneOf(random, [0, -1, 1.5, 2 ** 53 + 2, -9e15, 1e300, 2 ** 31, 2 ** 63]),
  (random) => random() < 0.5,
  () => null,
  () => [],
  () => [[], {}, null],
  () => ({}),
  () => ({ toString: 'x', valueOf: 1, length: -1 }),
  () => nested(200),
  (random) => [oneOf(random, HOSTILE_TEXTS), oneOf(random, HOSTILE_TEXTS)],
];

/** The input with one to three fields of it replaced by what nobody means, or left out. */
export function strange(random: Random, input: Fields): Fields {
  const fields: Record<string, unknown> = { ...input };
  const names = [...Object.keys(input), 'unknown'];
  const count = 1 + Math.floor(random() * 3);
  for (let change = 0; change < count; change += 1) {
    const name = oneOf(random, names);
    const value = oneOf(random, STRANGE)(random);
    if (random() < 0.15) delete fields[name];
    else if (typeof fields[name] === 'object' && fields[name] !== null && random() < 0.7) {
      // One of our own inputs: plain data.
      fields[name] = strange(random, fields[name] as Fields);
    } else fields[name] = value;
  }
  return fields;
}
