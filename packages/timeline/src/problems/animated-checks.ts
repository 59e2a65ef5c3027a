import { HEIGHT_MAX } from '../keys/bezier.ts';
import { fields, numberWithin, time, type FieldCheck } from './field-checks.ts';
import { isList, isRecord } from './reading.ts';

const share = numberWithin(0, 1);
const height = numberWithin(-HEIGHT_MAX, HEIGHT_MAX);
const bezier = fields({ x1: share, y1: height, x2: share, y2: height });

export const ease: FieldCheck = (value, duration) =>
  value === 'hold' || value === 'linear' || bezier(value, duration) === null ? null : 'bad-ease';

function keysProblem(keys: readonly unknown[], { value, duration }: { value: FieldCheck; duration: number }) {
  const key = fields({ at: time, value, ease });
  let last = -1;
  for (const one of keys) {
    const problem = key(one, duration);
    if (problem || !isRecord(one)) return problem ?? 'bad-shape';
    const at = Number(one.at);
    if (at <= last) return 'keys-unsorted';
    if (at > duration) return 'key-outside';
    last = at;
  }
  return keys.length > 0 ? null : 'no-keys';
}

/** One value, or keys in the order of their time, within the clip. */
export const animated =
  (value: FieldCheck): FieldCheck =>
  (held, duration) =>
    isRecord(held) && isList(held.keys) ? keysProblem(held.keys, { value, duration }) : value(held, duration);
