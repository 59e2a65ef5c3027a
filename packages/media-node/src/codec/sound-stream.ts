import type { Soundtrack, Stereo } from '@kinora/scenes/sound';

/** A sound at 48 kHz that is made while it's encoded, so a long one is never in memory as a whole. */
export interface SoundStream {
  readonly sampleRate: 48_000;
  /** Samples of each channel. */
  readonly length: number;
  /** Cheap in order; may begin again. */
  read(from: number, count: number): Promise<Stereo>;
}

const isStream = (sound: Soundtrack | SoundStream): sound is SoundStream => 'read' in sound;

const cut = (channel: Float32Array, from: number, count: number) => channel.subarray(from, from + count);

/** Any sound as one that is read part by part. */
export function streamOf(sound: Soundtrack | SoundStream): SoundStream {
  if (isStream(sound)) return sound;
  const { left, right } = sound;
  return {
    sampleRate: 48_000,
    length: left.length,
    read: (from, count) => Promise.resolve({ left: cut(left, from, count), right: cut(right, from, count) }),
  };
}
