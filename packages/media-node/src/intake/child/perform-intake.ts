import { digestOf, makeDurable } from '../../child/durable-file.ts';
import { isDiskFull, isOfMedia } from '../../codec/media-problem.ts';
import type { IntakeJob, IntakeMessage, MediaReport } from '../intake-job.ts';
import { refusalError, refusalIn, type IntakeRefusal } from '../refusal.ts';
import { withByteReader } from './byte-reader.ts';
import { structureOf } from './structure.ts';

/** Looks at one stranger's file and makes one of ours of it, in this process; never throws. */
export async function performIntake(job: IntakeJob, onProgress: (done: number) => void): Promise<IntakeMessage> {
  try {
    const report = await take(job, onProgress);
    await makeDurable(job.target);
    return { kind: 'done', report: { ...report, ...(await digestOf(job.target)) } };
  } catch (error) {
    return { kind: 'refused', refusal: refusalOf(error) };
  }
}

/** What is not whole meets no library, and each kind only its own. */
async function take(job: IntakeJob, onProgress: (done: number) => void): Promise<MediaReport> {
  await refuseBroken(job);
  if (job.sniffed.kind === 'picture') {
    const { takePicture } = await import('./take-picture.ts');
    return takePicture(job, onProgress);
  }
  const { isAudioOnly, takeSound } = await import('./take-sound.ts');
  if (job.sniffed.kind === 'sound' || (await isAudioOnly(job))) return takeSound(job, onProgress);
  const { takeVideo } = await import('./take-video.ts');
  return takeVideo(job, onProgress);
}

async function refuseBroken({ sniffed: { format }, source }: IntakeJob) {
  const structure = await withByteReader(source, (reader) => structureOf(reader, format));
  if (structure === 'animated') throw refusalError({ reason: 'animated-picture', detail: { found: format } });
  if (structure === 'truncated') throw refusalError({ reason: 'truncated', detail: { found: format } });
  if (structure === 'whole') return;
  throw refusalError({ reason: 'damaged', detail: { words: `The parts of the ${format} do not follow each other.` } });
}

/** What a codec throws of itself is about the file. */
function refusalOf(error: unknown): IntakeRefusal {
  const words = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) return { reason: 'disk-full', detail: { words } };
  return refusalIn(error) ?? { reason: isOfMedia(error) ? 'damaged' : 'crashed', detail: { words } };
}
