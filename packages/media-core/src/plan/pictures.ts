import { SUBJECTS } from './subjects.data.ts';

/** Names of all mounted pictures; their files are `pictures/<name>.webp` of this package. */
export const PICTURES: readonly string[] = [...new Set(SUBJECTS.flatMap(({ looks }) => looks.picture ?? []))];
