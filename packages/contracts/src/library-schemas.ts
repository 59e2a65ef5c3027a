import { array, boolean, mixed, number, object, string } from './fields.ts';
import { id } from './ids.ts';
import {
  CHANGES_MAX,
  FOLDER_NAME_MAX,
  LIBRARY_ACTS,
  SHELVES,
  TAG_MAX,
  ZIP_CLIPS_MAX,
  type LibraryAct,
  type Shelf,
} from './library.ts';
import { oneLine } from './one-line.ts';

const PAGE_MAX = 100;
const TEXT_MAX = 200;
const MODEL_MAX = 64;

const time = () => number().integer('not-whole').min(0, 'out-of-range').max(8.64e15, 'out-of-range');
const tag = () => string().transform(oneLine).max(TAG_MAX, 'too-long');
const folderName = string().transform(oneLine).required('missing').max(FOLDER_NAME_MAX, 'too-long');
const ids = (most: number) =>
  array(id().required('missing')).required('missing').min(1, 'missing').max(most, 'too-many');

const paging = {
  cursor: string().max(200, 'too-long'),
  limit: number().integer('not-whole').min(1, 'out-of-range').max(PAGE_MAX, 'out-of-range'),
};

const query = {
  shelf: mixed<Shelf>().oneOf(SHELVES, 'unknown'),
  text: string().max(TEXT_MAX, 'too-long'),
  model: string().max(MODEL_MAX, 'too-long'),
  from: time(),
  to: time(),
  folder: id(),
  tag: tag(),
  favourite: boolean(),
};

export const libraryQuery = object({ ...query, ...paging, until: paging.cursor });
export const libraryCount = object(query);

export const relativesInput = object({ id: id().required('missing'), ...paging });

const isTagging = (act: unknown): boolean => act === 'tag' || act === 'untag';

const change = {
  act: mixed<LibraryAct>().oneOf(LIBRARY_ACTS, 'unknown').required('missing'),
  folder: id(),
  tag: tag().when('act', ([act], schema) => (isTagging(act) ? schema.required('missing') : schema)),
};

export const libraryChange = object({ ids: ids(CHANGES_MAX), ...change });
export const foundChange = object({
  ...change,
  query: object(query).required('missing').default(undefined),
  except: array(id().required('missing')).max(CHANGES_MAX, 'too-many'),
  cursor: paging.cursor,
});

export const newFolder = object({ name: folderName });
export const renamedFolder = object({ id: id().required('missing'), name: folderName });
export const zipSelection = object({ ids: ids(ZIP_CLIPS_MAX) });
