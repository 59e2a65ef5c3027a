import { filesIn, FILE_SLOTS, type CreationInput } from '@kinora/contracts';

import type { SubmittedFile } from '../domain/creation.ts';

/** How many lines a video that is only enlarged is to have. */
const linesOf = ({ style, resolution = '' }: CreationInput): number | undefined =>
  style === 'upscale' ? Number.parseInt(resolution, 10) : undefined;

/** The files that an input names, each by its place. */
export function filesOf(input: CreationInput): readonly SubmittedFile[] {
  const files = filesIn(input);
  return FILE_SLOTS.flatMap((field) => {
    const id = files[field];
    if (id === undefined) return [];
    if (field !== 'video') return { field, id, kind: 'picture' };
    return { field, id, kind: 'video', from: input.from, lines: linesOf(input) };
  });
}
