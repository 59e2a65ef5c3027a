import { digestOf, makeDurable } from '../../child/durable-file.ts';
import { isDiskFull } from '../../codec/media-problem.ts';
import type { IntakeJob, IntakeMessage, PictureReport, VideoReport } from '../intake-job.ts';
import { refusalIn, type IntakeRefusal } from '../refusal.ts';

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

/** Each kind loads its own library only. */
async function take(job: IntakeJob, onProgress: (done: number) => void): Promise<PictureReport | VideoReport> {
  if (job.sniffed.kind === 'picture') {
    const { takePicture } = await import('./take-picture.ts');
    return takePicture(job, onProgress);
  }
  const { takeVideo } = await import('./take-video.ts');
  return takeVideo(job, onProgress);
}

/** What a codec throws of itself is about the file. */
function refusalOf(error: unknown): IntakeRefusal {
  const words = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) return { reason: 'disk-full', detail: { words } };
  const isOfMedia = error instanceof Error && 'code' in error && error.code === 'EMEDIA';
  return refusalIn(error) ?? { reason: isOfMedia ? 'damaged' : 'crashed', detail: { words } };
}
