import { INTAKE_LIMITS } from '../limits.ts';
import { refusalError, type IntakeRefusal } from '../refusal.ts';
import { withByteReader } from './byte-reader.ts';
import { sampleEntries, type SampleEntry } from './sample-entries.ts';

export function refuse(refusal: IntakeRefusal | null) {
  if (refusal !== null) throw refusalError(refusal);
}

export const damage = (words: string): IntakeRefusal => ({ reason: 'damaged', detail: { words } });

const LOCKED = ['encv', 'enca', 'encs', 'enct', 'drmi', 'drms'];

function judgeEntry({ height, isVideo, type, width }: SampleEntry): IntakeRefusal | null {
  if (LOCKED.includes(type)) return { reason: 'encrypted', detail: { found: type } };
  const isHuge = isVideo && width * height > INTAKE_LIMITS.pixels;
  return isHuge ? { reason: 'too-many-pixels', detail: { width, height, most: INTAKE_LIMITS.pixels } } : null;
}

/** Refuses locked tracks and huge frames by the file's boxes, before a decoder meets them. */
export async function refuseEntries(file: string) {
  for (const entry of await withByteReader(file, sampleEntries)) refuse(judgeEntry(entry));
}
