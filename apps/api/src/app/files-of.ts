import { filesIn, FILE_SLOTS, type CreationInput } from '@kinora/contracts';

import type { SubmittedFile } from '../domain/creation.ts';

/** The files that an input names, each by its place. */
export function filesOf(input: CreationInput): readonly SubmittedFile[] {
  const files = filesIn(input);
  return FILE_SLOTS.flatMap((field) => {
    const id = files[field];
    if (id === undefined) return [];
    return field === 'video' ? { field, id, kind: 'video', from: input.from } : { field, id, kind: 'picture' };
  });
}
