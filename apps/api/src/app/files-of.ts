import type { CreationInput } from '@kinora/contracts';

import type { SubmittedFile } from '../domain/creation.ts';

/** The files that an input names, each by its field. */
export const filesOf = ({ first, last, video, from }: CreationInput): readonly SubmittedFile[] => [
  ...(first === undefined ? [] : [{ field: 'first', id: first, kind: 'picture' } as const]),
  ...(last === undefined ? [] : [{ field: 'last', id: last, kind: 'picture' } as const]),
  ...(video === undefined ? [] : [{ field: 'video', id: video, kind: 'video', from } as const]),
];
