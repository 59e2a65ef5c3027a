import type { CreationInput } from '@kinora/contracts';

import type { SubmittedFile } from '../domain/creation.ts';

/** The pictures that an input names, each by its field. */
export const picturesOf = ({ first, last }: CreationInput): readonly SubmittedFile[] => [
  ...(first === undefined ? [] : [{ field: 'first', id: first, kind: 'picture' } as const]),
  ...(last === undefined ? [] : [{ field: 'last', id: last, kind: 'picture' } as const]),
];
