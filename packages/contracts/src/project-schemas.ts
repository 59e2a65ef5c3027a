import { idempotencyKey } from './creation-schemas.ts';
import { isEdit } from './edit-shape.ts';
import { array, mixed, number, object, string } from './fields.ts';
import { id } from './ids.ts';
import { oneLine } from './one-line.ts';
import { jsonProblem } from './plain-json.ts';
import {
  EDITS_MAX,
  EXPORT_RATE_MAX,
  EXPORT_SIDE_MAX,
  EXPORT_SIDE_MIN,
  MEDIA_IDS_MAX,
  OWN_MEDIUM,
  PROJECT_NAME_MAX,
  PROJECT_SHELVES,
  type ProjectShelf,
} from './projects.ts';
import type { Ratio, TimelineDocument, TimeRange } from './timeline/document.ts';
import type { Edit } from './timeline/edit.ts';

const PAGE_MAX = 100;

const name = () => string().transform(oneLine).max(PROJECT_NAME_MAX, 'too-long');
const isRecord = (given: unknown): boolean => typeof given === 'object' && given !== null && !Array.isArray(given);

/** Any JSON that can be stored: `checkDocument` checks its meaning. */
const json = <Value extends object>() =>
  mixed<Value>()
    .required('missing')
    .test('json', 'invalid', function test(given: unknown) {
      const problem = jsonProblem(given);
      return problem === undefined || this.createError({ message: problem });
    });

const document = json<TimelineDocument>().test('record', 'wrong-type', isRecord);
const edits = json<readonly Edit[]>()
  .test('list', 'wrong-type', (given: unknown) => Array.isArray(given))
  .test('some', 'missing', (given: unknown) => !Array.isArray(given) || given.length > 0)
  .test('few', 'too-many', (given: unknown) => !Array.isArray(given) || given.length <= EDITS_MAX)
  .test('edits', 'not-an-edit', (given: unknown) => !Array.isArray(given) || given.every(isEdit));

export const projectsInput = object({
  shelf: mixed<ProjectShelf>().oneOf(PROJECT_SHELVES, 'unknown'),
  cursor: string().max(200, 'too-long'),
  limit: number().integer('not-whole').min(1, 'out-of-range').max(PAGE_MAX, 'out-of-range'),
});

export const newProject = object({ name: name().required('missing'), document });
export const projectById = object({ id: id().required('missing') });
export const renamedProject = object({ id: id().required('missing'), name: name().required('missing') });
export const projectCopy = object({ id: id().required('missing'), name: name() });

export const editsInput = object({
  id: id().required('missing'),
  base: number()
    .required('missing')
    .integer('not-whole')
    .min(0, 'out-of-range')
    .max(2 ** 31, 'out-of-range'),
  edits,
});

const side = () =>
  number()
    .required('missing')
    .integer('not-whole')
    .min(EXPORT_SIDE_MIN, 'out-of-range')
    .max(EXPORT_SIDE_MAX, 'out-of-range')
    .test('even', 'not-even', (given: unknown) => typeof given !== 'number' || given % 2 === 0);
const whole = (least: number) =>
  number()
    .required('missing')
    .integer('not-whole')
    .min(least, 'out-of-range')
    .max(2 ** 40, 'out-of-range');
const isRate = ({ den, num }: Ratio) => num >= den && num <= EXPORT_RATE_MAX * den;

export const exportInput = object({
  id: id().required('missing'),
  width: side(),
  height: side(),
  rate: object({ num: whole(1), den: whole(1) })
    .required('missing')
    .test('rate', 'out-of-range', (given: Ratio) => isRate(given)),
  range: object({ start: whole(0), end: whole(1) })
    .default(undefined)
    .test('range', 'out-of-range', (given: TimeRange | undefined) => given === undefined || given.start < given.end),
  idempotencyKey,
});

export const mediaIdsInput = object({
  ids: array(string().required('missing').matches(OWN_MEDIUM, 'not-an-id'))
    .required('missing')
    .min(1, 'missing')
    .max(MEDIA_IDS_MAX, 'too-many'),
});
