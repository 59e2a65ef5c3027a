import { filesIn, FILE_SLOTS } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';
import { UPLOAD_LIMITS } from '@kinora/contracts/uploads';

import type { SubmittedFile } from '../../domain/creations/creation.ts';

/** What was brought for a timeline may be longer; a second more than a clip's source counts as the same. */
const LONGEST = UPLOAD_LIMITS.creation.seconds + 1;

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
    return { field, id, kind: 'video', from: input.from, longest: LONGEST, lines: linesOf(input) };
  });
}
