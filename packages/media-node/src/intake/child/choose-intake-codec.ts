import { fail, ok, type Result } from '@kinora/contracts';

import type { IntakeCodec } from './intake-codec.ts';

/** The `ffmpeg` an operator named, else node-av, which may not be installed; otherwise a sentence for the log. */
export async function chooseIntakeCodec(ffmpegPath: string | null): Promise<Result<IntakeCodec, string>> {
  try {
    const { nodeAvIntake } = await import('./node-av-intake.ts');
    return ok(nodeAvIntake);
  } catch (error) {
    return fail(
      `The optional package node-av is not there (${String(error)}), and FFMPEG_PATH is ${String(ffmpegPath)}.`,
    );
  }
}
