import { setImmediate } from 'node:timers/promises';

import { Packet, type FormatContext } from 'node-av/lib';

import { found, isDrained } from '../../codec/adapters/node-av-problem.ts';
import { isSoundTaken } from './demuxing.ts';
import type { NormalisedVideo, NormaliseWork } from './intake-codec.ts';
import { openDecoder } from './node-av-decoder.ts';
import { withInput } from './node-av-input.ts';
import { openOutput, type Output } from './node-av-output.ts';
import { createPicturePath, type PicturePath } from './node-av-picture-path.ts';
import { codecName, soundsOf, videosOf } from './node-av-probe.ts';
import { createSoundPath, type SoundPath } from './node-av-sound-path.ts';

export function normaliseSource(work: NormaliseWork): Promise<NormalisedVideo> {
  return withInput(work.source, async (container) => {
    const output = await openOutput(work);
    try {
      return await convert(container, work, output);
    } finally {
      await output.close();
    }
  });
}

async function convert(container: FormatContext, work: NormaliseWork, output: Output): Promise<NormalisedVideo> {
  const stream = found(videosOf(container)[0], 'picture in the file');
  const decoder = await openDecoder(stream);
  const { frames, seconds } = work.measured;
  const picture = createPicturePath({
    decoder,
    track: output.picture,
    plan: work.plan,
    frameSeconds: seconds / frames,
    mostSeconds: work.source.mostSeconds,
  });
  const sound = await openSound(container, work, output);
  try {
    await readAll({ container, picture, sound, videoIndex: stream.index }, work);
    await output.finish();
    return { frames: picture.frames(), faults: picture.faults() };
  } finally {
    picture.close();
    sound?.close();
  }
}

async function openSound(
  container: FormatContext,
  { plan }: NormaliseWork,
  { sound: track }: Output,
): Promise<SoundPath | null> {
  const stream = soundsOf(container).find(({ codecpar }) => isSoundTaken(codecName(codecpar)));
  if (stream === undefined || track === null) return null;
  return createSoundPath({ decoder: await openDecoder(stream), track, plan });
}

interface Paths {
  readonly container: FormatContext;
  readonly picture: PicturePath;
  readonly sound: SoundPath | null;
  readonly videoIndex: number;
}

async function readAll({ container, picture, sound, videoIndex }: Paths, work: NormaliseWork) {
  const { fps } = work.plan;
  const packet = new Packet();
  packet.alloc();
  let seen = 0;
  try {
    while (!isDrained(await container.readFrame(packet), 'reading')) {
      if (packet.streamIndex === videoIndex) {
        await picture.take(packet);
        seen += 1;
        work.onProgress(Math.min(1, seen / work.measured.frames));
      } else if (packet.streamIndex === sound?.stream.index) sound.take(packet);
      await sound?.writeUntil(picture.frames() / fps);
      packet.unref();
      // Decoding keeps the thread; only here can a message come in.
      await setImmediate();
    }
    await picture.take(null);
    await sound?.finish(picture.frames() / fps);
  } finally {
    packet.free();
  }
}
