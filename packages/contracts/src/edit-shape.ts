import type { Edit } from './timeline/edit.ts';

const ID_MAX = 200;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= ID_MAX;
const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isEntity = (value: unknown, id: unknown): boolean => isFields(value) && value.id === id;

/** Before and after a change, nothing where the entity is not there; never nothing twice. */
const replaces = ({ id, before, after }: Fields): boolean =>
  isId(id) && [before, after].every((one) => one === null || isEntity(one, id)) && (before !== null || after !== null);

/** A place in the list where the entity is there, and none where it is not. */
const isListed = ({ before, after, from, to }: Fields): boolean =>
  (before === null ? from === null : isPlace(from)) && (after === null ? to === null : isPlace(to));

const CHANGES: Readonly<Record<string, (change: Fields) => boolean>> = {
  clip: replaces,
  track: (change) => replaces(change) && isListed(change),
  transition: (change) => replaces(change) && isListed(change),
  marker: (change) => replaces(change) && isListed(change),
  project: ({ before, after }) => isFields(before) && isFields(after),
  shift: ({ trackId, from, by }) => isId(trackId) && Number.isSafeInteger(from) && Number.isSafeInteger(by),
};

function isChange(value: unknown): boolean {
  if (!isFields(value) || typeof value.table !== 'string' || !Object.hasOwn(CHANGES, value.table)) return false;
  return CHANGES[value.table]?.(value) === true;
}

/** Whether a value can be read as an edit; what its entities are is looked at in the document they make. */
export function isEdit(value: unknown): value is Edit {
  if (!isFields(value) || typeof value.label !== 'string') return false;
  const { changes, selection } = value;
  return Array.isArray(changes) && changes.every(isChange) && Array.isArray(selection) && selection.every(isId);
}
