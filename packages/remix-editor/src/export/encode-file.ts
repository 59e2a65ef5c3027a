import type { Ratio } from '@kinora/contracts/timeline';
import type { Soundtrack } from '@kinora/scenes/sound';
import {
  AudioSample,
  AudioSampleSource,
  canEncodeAudio,
  canEncodeVideo,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  StreamTarget,
  type AudioCodec,
} from 'mediabunny';

import { SAMPLE_RATE } from '../preview/sound/source-span.ts';
import type { FileChunk } from './export-messages.ts';
import type { SoundStep } from './export-order.ts';
import type { FileEncoder } from './run-export.ts';

const TICKS_PER_SAMPLE = 5;
const SOUND_BITRATE = 192_000;
/** Bytes that are written at once. */
const CHUNK = 4 * 1024 * 1024;

interface FileOptions {
  readonly canvas: OffscreenCanvas;
  readonly rate: Ratio;
  readonly hasSound: boolean;
  /** Resolves when it is on the disk. */
  readonly write: (chunk: FileChunk) => Promise<void>;
}

/** AAC by the browser, or by a program of our own that comes only where it is needed. */
async function soundCodec(): Promise<AudioCodec> {
  const options = { numberOfChannels: 2, sampleRate: SAMPLE_RATE };
  if (!(await canEncodeAudio('aac', options))) {
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
    registerAacEncoder();
  }
  return 'aac';
}

/** Whether this browser can encode the picture of such a file. */
export const canExport = ({ height, width }: { readonly width: number; readonly height: number }): Promise<boolean> =>
  canEncodeVideo('avc', { width, height });

function sampleOf({ from, timestamp, to }: SoundStep, sound: Soundtrack | null): AudioSample {
  const count = sound?.left.length ?? Math.round(to / TICKS_PER_SAMPLE) - Math.round(from / TICKS_PER_SAMPLE);
  const data = new Float32Array(2 * count);
  if (sound) {
    data.set(sound.left);
    data.set(sound.right, count);
  }
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels: 2, sampleRate: SAMPLE_RATE, timestamp });
}

/** Encodes an MP4 with H.264 and AAC that goes to the disk as it comes. */
export async function encodeFile({ canvas, hasSound, rate, write }: FileOptions): Promise<FileEncoder> {
  const sink = new WritableStream<FileChunk>({ write });
  const target = new StreamTarget(sink, { chunked: true, chunkSize: CHUNK });
  // The table of the file comes at its end: nothing else has to be held back.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const picture = new CanvasSource(canvas, { codec: 'avc', quality: QUALITY_HIGH });
  output.addVideoTrack(picture, { frameRate: rate.num / rate.den });
  const sound = hasSound ? new AudioSampleSource({ codec: await soundCodec(), bitrate: SOUND_BITRATE }) : null;
  if (sound) output.addAudioTrack(sound);
  await output.start();
  return {
    addFrame: ({ duration, timestamp }) => picture.add(timestamp, duration),
    async addSound(step, mixed) {
      const sample = sampleOf(step, mixed);
      await sound?.add(sample);
      sample.close();
    },
    finish: () => output.finalize(),
  };
}
