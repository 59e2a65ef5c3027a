import type { Mode } from './creation-mode.ts';
import type { CreationInput } from './creation.ts';
import { CROP_ZOOM_MAX } from './crop.ts';
import { array, boolean, mixed, number, object, string } from './fields.ts';
import { id } from './ids.ts';
import { COUNT_MAX, OTHERS_MAX } from './limits.ts';
import { KEY_MAX, KEY_PROVIDERS, type KeyProvider } from './own-key.ts';
import { UPLOAD_USES, type UploadUse } from './upload.ts';

const MODES: readonly Mode[] = ['text', 'image', 'first-last', 'reference', 'video', 'effect'];
/** Long enough for every model's prompt; the catalogue has the true limit. */
const TEXT_MAX = 40_000;
const NAME_MAX = 64;
const PAGE_MAX = 100;
const VALUES_MAX = 20;

const name = () => string().max(NAME_MAX, 'too-long');
const text = () => string().max(TEXT_MAX, 'too-long');
const isValue = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= NAME_MAX) ||
  (typeof value === 'number' && Number.isFinite(value));

/** A flat record of the values of an effect; which ones it has stands in its recipe. */
const values = () =>
  mixed<Readonly<Record<string, number | string | boolean>>>()
    .test('record', 'wrong-type', (given: unknown) => given === undefined || isRecord(given))
    .test('few', 'too-many', (given: unknown) => !isRecord(given) || Object.keys(given).length <= VALUES_MAX)
    .test('flat', 'wrong-type', (given: unknown) => !isRecord(given) || Object.values(given).every(isValue))
    .test('named', 'too-long', (given: unknown) => !isRecord(given) || Object.keys(given).every(isName));

const isRecord = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const isName = (key: string): boolean => key.length <= NAME_MAX;

const within = (least: number, most: number) =>
  number().required('missing').min(least, 'out-of-range').max(most, 'out-of-range');
// An object of yup that is not there would become one of its fields otherwise.
const crop = () => object({ x: within(0, 1), y: within(0, 1), zoom: within(1, CROP_ZOOM_MAX) }).default(undefined);

/** Made by the caller for each intent. */
export const idempotencyKey = string()
  .required('missing')
  .matches(/^[\w-]{8,100}$/, 'not-a-key');
const price = number().required('missing').integer('not-whole').min(0, 'out-of-range');

/** The shape of an input; what a model takes of it is checked against the catalogue. */
export const creationInput = object({
  prompt: text(),
  negative: text(),
  first: id(),
  last: id(),
  references: array(id().required()).max(10, 'too-many'),
  video: id(),
  effect: name(),
  values: values(),
  shape: name(),
  seconds: number(),
  resolution: name(),
  style: name(),
  strength: name(),
  pace: name(),
  air: name(),
  sound: name(),
  from: number(),
  crops: object({ first: crop(), last: crop(), video: crop() }).default(undefined),
  camera: name(),
  motion: name(),
  audio: boolean(),
  tier: name(),
  seed: number(),
  variant: number(),
});

/** What a header can carry, and the line breaks of a file. */
const PRINTED = /^[ -~\r\n]+$/;

const keyProvider = () => mixed<KeyProvider>().oneOf(KEY_PROVIDERS, 'unknown');

export const ownKeyInput = object({
  provider: keyProvider().required('missing'),
  key: text().trim().required('missing').max(KEY_MAX, 'too-long').matches(PRINTED, 'invalid'),
});
export const ownKeyOf = object({ provider: keyProvider().required('missing') });

// yup knows the fields; the compiler needs to hear that absent ones stay absent.
const whole = () => creationInput.required('missing').transform((value: CreationInput) => value);

export const createInput = object({
  model: name().required('missing'),
  mode: mixed<Mode>().oneOf(MODES, 'unknown').required('missing'),
  input: whole(),
  prompts: array(text().defined('missing')).min(1, 'missing').max(COUNT_MAX, 'too-many'),
  count: number().required('missing').integer('not-whole').min(1, 'out-of-range').max(COUNT_MAX, 'out-of-range'),
  others: array(object({ model: name().required('missing'), input: whole(), ownKey: keyProvider() })).max(
    OTHERS_MAX,
    'too-many',
  ),
  gold_coins: price,
  trial: boolean(),
  ownKey: keyProvider(),
  idempotencyKey,
});

const byId = () => object({ id: id().required('missing') });
export const creationById = byId();
export const uploadById = byId();

export const moveInput = object({ id: id().required('missing'), before: id() });
export const retryInput = object({ id: id().required('missing'), gold_coins: price, idempotencyKey });

export const pageInput = object({
  cursor: string().max(200, 'too-long'),
  limit: number().integer('not-whole').min(1, 'out-of-range').max(PAGE_MAX, 'out-of-range'),
});
export const uploadsPage = pageInput.shape({ use: mixed<UploadUse>().oneOf(UPLOAD_USES, 'unknown') });
