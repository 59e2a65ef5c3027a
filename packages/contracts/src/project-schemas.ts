import { isEdit } from './edit-shape.ts';
import { array, mixed, number, object, string } from './fields.ts';
import { id } from './ids.ts';
import { oneLine } from './one-line.ts';
import { jsonProblem } from './plain-json.ts';
import {
  EDITS_MAX,
  MEDIA_IDS_MAX,
  OWN_MEDIUM,
  PROJECT_NAME_MAX,
  PROJECT_SHELVES,
  type ProjectShelf,
} from './projects.ts';
import type { TimelineDocument } from './timeline/document.ts';
import type { Edit } from './timeline/edit.ts';

const PAGE_MAX = 100;

const name = () => string().transform(oneLine).max(PROJECT_NAME_MAX, 'too-long');
const isRecord = (given: unknown): boolean => typeof given === 'object' && given !== null && !Array.isArray(given);

/** Any JSON that can be kept: what it means is looked at by whoever knows timelines. */
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

export const mediaIdsInput = object({
  ids: array(string().required('missing').matches(OWN_MEDIUM, 'not-an-id'))
    .required('missing')
    .min(1, 'missing')
    .max(MEDIA_IDS_MAX, 'too-many'),
});
