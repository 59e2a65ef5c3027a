import { animated } from './animated-checks.ts';
import {
  boolean,
  colour,
  fields,
  finite,
  id,
  integer,
  length,
  listOf,
  nullOr,
  numberWithin,
  oneOf,
  ratio,
  text,
  time,
  type FieldCheck,
} from './field-checks.ts';
import { isRecord } from './reading.ts';

const share = numberWithin(0, 1);
const number = animated(finite);

const effectValue: FieldCheck = (value, duration) =>
  typeof value === 'string' ? text(value, duration) : optionValue(value, duration);
const optionValue: FieldCheck = (value, duration) => (typeof value === 'boolean' ? null : number(value, duration));
const effectValues: FieldCheck = (value, duration) =>
  isRecord(value) ? listOf(effectValue)(Object.values(value), duration) : 'bad-shape';

const effects = listOf(fields({ effect: text, values: effectValues, seed: integer, on: boolean }));

const placement = fields({
  crop: fields({ left: share, top: share, right: share, bottom: share }),
  x: number,
  y: number,
  scale: number,
  rotation: number,
  opacity: number,
  fit: oneOf('contain', 'cover'),
});

const textLook = fields({
  font: text,
  size: numberWithin(0, 10),
  colour,
  background: nullOr(colour),
  align: oneOf('start', 'centre', 'end'),
});

const BASE = {
  id,
  trackId: id,
  start: time,
  duration: length,
  name: text,
  linkId: nullOr(id),
  groupId: nullOr(id),
  fadeIn: time,
  fadeOut: time,
  effects,
};

const takes = listOf(fields({ mediaId: id, sourceIn: time, name: text }));
const MEDIA = { ...BASE, mediaId: id, sourceIn: time, speed: ratio, keepPitch: boolean, reversed: boolean };
const PLAYED = { ...MEDIA, gain: number, frame: placement, takes, activeTake: time };

/** What the fields of a clip must be, by its kind. */
export const CLIP_FIELDS: Readonly<Record<string, FieldCheck>> = {
  video: fields({ ...PLAYED, sourceDuration: time }),
  audio: fields({ ...PLAYED, sourceDuration: time }),
  image: fields({ ...PLAYED, sourceDuration: nullOr(time) }),
  text: fields({ ...BASE, text, look: textLook, frame: placement }),
  effect: fields(BASE),
};
