import type { Soundtrack } from '@kinora/media-core';
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC } from 'node-av/constants';
import { Codec, Frame, Rational, type CodecContext, type FormatContext } from 'node-av/lib';

import { ENCODING } from '../encoding.ts';
import { checked, found } from './node-av-problem.ts';
import { openTrack, type Track } from './node-av-track.ts';

/** What AAC takes at a time. */
const SAMPLES = 1024;

export interface SoundTrack {
  /** Encodes everything that is heard before `seconds`. */
  writeUntil(seconds: number): Promise<void>;
  flush(): Promise<void>;
  close(): void;
}

export async function openSoundTrack(container: FormatContext, sound: Soundtrack): Promise<SoundTrack> {
  const track = await openTrack(container, {
    codec: found(Codec.findEncoderByName(FF_ENCODER_AAC), 'AAC encoder'),
    timeBase: new Rational(1, sound.sampleRate),
    options: {},
    configure: (context) => configureSound(context, sound),
  });
  return writerOf(track, sound);
}

function configureSound(context: CodecContext, { sampleRate }: Soundtrack) {
  context.sampleRate = sampleRate;
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.bitRate = BigInt(ENCODING.audioBitRate);
}

function writerOf(track: Track, sound: Soundtrack): SoundTrack {
  const length = sound.left.length;
  let position = 0;

  async function writeTo(end: number) {
    while (position < end) {
      const samples = Math.min(SAMPLES, length - position);
      const frame = soundFrame(sound, position, samples);
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

function soundFrame({ left, right, sampleRate }: Soundtrack, position: number, samples: number): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.nbSamples = samples;
  frame.format = AV_SAMPLE_FMT_FLTP;
  frame.sampleRate = sampleRate;
  frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  frame.pts = BigInt(position);
  checked(frame.getBuffer(), 'allocating sound');
  const planes = found(frame.data, 'memory in the frame');
  planes[0]?.set(bytesOf(left.subarray(position, position + samples)));
  planes[1]?.set(bytesOf(right.subarray(position, position + samples)));
  return frame;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => new Uint8Array(buffer, byteOffset, byteLength);
