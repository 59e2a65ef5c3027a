import { refusalError } from '../refusal.ts';
import type { IntakeCodec } from './intake-codec.ts';

/** The `ffmpeg` an operator named, else node-av, which may not be installed. Throws the refusal `codec-missing`. */
export async function chooseIntakeCodec(ffmpegPath: string | null): Promise<IntakeCodec> {
  return ffmpegPath === null ? loadNodeAv() : loadFfmpeg(ffmpegPath);
}

async function loadFfmpeg(ffmpegPath: string): Promise<IntakeCodec> {
  const [{ whyUnusable }, { ffmpegIntake }] = await Promise.all([
    import('../../codec/adapters/ffmpeg-codec.ts'),
    import('./ffmpeg-intake.ts'),
  ]);
  const reason = await whyUnusable(ffmpegPath);
  if (reason !== null) throw missing(`FFMPEG_PATH is ${ffmpegPath}, which cannot read and encode videos (${reason}).`);
  return ffmpegIntake(ffmpegPath);
}

async function loadNodeAv(): Promise<IntakeCodec> {
  try {
    const { nodeAvIntake } = await import('./node-av-intake.ts');
    return nodeAvIntake;
  } catch (error) {
    throw missing(`The optional package node-av is not there (${String(error)}), and FFMPEG_PATH is not set.`);
  }
}

const missing = (words: string) => refusalError({ reason: 'codec-missing', detail: { words } });
