import type { Subject } from './subject.ts';
import { SUBJECTS } from './subjects.data.ts';

const subjects: readonly Subject[] = Object.values(SUBJECTS);

/** Names of all mounted pictures; their files are `pictures/<name>.webp` of this package. */
export const PICTURES: readonly string[] = [...new Set(subjects.flatMap(({ looks }) => looks.picture ?? []))];
