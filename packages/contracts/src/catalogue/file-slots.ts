import type { CreationInput } from '../creation.ts';
import type { CatalogueMode, FileField, FileSlot, ReferenceSlot } from './catalogue-types.ts';

/** Every field of an input that names one file, in the order clips take them. */
export const FILE_FIELDS: readonly FileField[] = ['first', 'last', 'video'];

/** The places of an input's references: as many as any model takes. */
export const REFERENCE_SLOTS: readonly ReferenceSlot[] = [
  'reference-1',
  'reference-2',
  'reference-3',
  'reference-4',
  'reference-5',
  'reference-6',
  'reference-7',
];

/** Every place of a file, in the order clips take them. */
export const FILE_SLOTS: readonly FileSlot[] = [...FILE_FIELDS, ...REFERENCE_SLOTS];

/** The ids of an input's files by their places; places without one are left out. */
export const filesIn = (input: CreationInput): Readonly<Partial<Record<FileSlot, string>>> =>
  Object.fromEntries([
    ...FILE_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]] as const])),
    ...REFERENCE_SLOTS.flatMap((slot, index) => {
      const id = input.references?.[index];
      return id === undefined ? [] : [[slot, id] as const];
    }),
  ]);

/** The fields of an input that name files, for their ids by their places: `filesIn` the other way round. */
export function inputWith(ids: Readonly<Partial<Record<FileSlot, string>>>): CreationInput {
  const references = REFERENCE_SLOTS.flatMap((slot) => ids[slot] ?? []);
  return {
    ...Object.fromEntries(FILE_FIELDS.flatMap((field) => (ids[field] === undefined ? [] : [[field, ids[field]]]))),
    ...(references.length > 0 && { references }),
  };
}

/** The places that a mode has; of references at least the first is filled. */
export const slotsOf = ({ files = [], referencesMax = 0 }: CatalogueMode): readonly FileSlot[] => [
  ...files,
  ...REFERENCE_SLOTS.slice(0, referencesMax),
];
