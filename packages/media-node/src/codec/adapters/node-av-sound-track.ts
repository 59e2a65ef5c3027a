import type { Soundtrack, Stereo } from '@kinora/scenes/sound';
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC } from 'node-av/constants';
import { Codec, Frame, Rational, type CodecContext, type FormatContext } from 'node-av/lib';

import { ENCODING } from '../encoding.ts';
import { streamOf, type SoundStream } from '../sound-stream.ts';
import { checked, found } from './node-av-problem.ts';
import { openTrack, type Track } from './node-av-track.ts';

/** What AAC takes at a time. */
const SAMPLES = 1024;
const SAMPLE_RATE = 48_000;

export interface SoundTrack {
  /** Encodes everything that is heard before `seconds`. */
  writeUntil(seconds: number): Promise<void>;
  flush(): Promise<void>;
  close(): void;
}

export async function openSoundTrack(
  container: FormatContext,
  soundtrack: Soundtrack | SoundStream,
): Promise<SoundTrack> {
  const sound = streamOf(soundtrack);
  const track = await openTrack(container, {
    codec: found(Codec.findEncoderByName(FF_ENCODER_AAC), 'AAC encoder'),
    timeBase: new Rational(1, sound.sampleRate),
    options: {},
    configure: (context) => configureSound(context, sound),
  });
  return writerOf(track, sound);
}

function configureSound(context: CodecContext, { sampleRate }: SoundStream) {
  context.sampleRate = sampleRate;
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.bitRate = BigInt(ENCODING.audioBitRate);
}

function writerOf(track: Track, sound: SoundStream): SoundTrack {
  const { length } = sound;
  let position = 0;

  async function writeTo(end: number) {
    while (position < end) {
      const samples = Math.min(SAMPLES, length - position);
      const frame = soundFrame(await sound.read(position, samples), position);
      await track.send(frame);
      frame.free();
      position += samples;
    }
  }

  return {
    writeUntil: (seconds) => writeTo(Math.min(length, seconds * sound.sampleRate)),
    async flush() {
      await writeTo(length);
      await track.send(null);
    },
    close: () => track.close(),
  };
}

function soundFrame({ left, right }: Stereo, position: number): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.nbSamples = left.length;
  frame.format = AV_SAMPLE_FMT_FLTP;
  frame.sampleRate = SAMPLE_RATE;
  frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  frame.pts = BigInt(position);
  checked(frame.getBuffer(), 'allocating sound');
  const planes = found(frame.data, 'memory in the frame');
  planes[0]?.set(bytesOf(left));
  planes[1]?.set(bytesOf(right));
  return frame;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => new Uint8Array(buffer, byteOffset, byteLength);
