import { refusalError } from '../refusal.ts';
import type { IntakeCodec } from './intake-codec.ts';

/** The `ffmpeg` an operator named, else node-av, which may not be installed. Throws the refusal `codec-missing`. */
export async function chooseIntakeCodec(ffmpegPath: string | null): Promise<IntakeCodec> {
  try {
    const { nodeAvIntake } = await import('./node-av-intake.ts');
    return nodeAvIntake;
  } catch (error) {
    const words = `The optional package node-av is not there (${String(error)}), and FFMPEG_PATH is ${String(ffmpegPath)}.`;
    throw refusalError({ reason: 'codec-missing', detail: { words } });
  }
}
