import type { Soundtrack } from '@kinora/scenes/sound';
import { AudioSampleSink, type AudioSample, type InputAudioTrack } from 'mediabunny';

import { createSoundMix } from './sound-mix.ts';
import { openVideo } from './video-frames.ts';

interface SoundRequest {
  /** Different for every file. */
  readonly id: string;
  readonly file: Blob;
  /** Length of the video. */
  readonly seconds: number;
}

/** The sound of the last video: a choice that changes what is heard of it decodes nothing again. */
let shelf: { readonly id: string; readonly sound: Promise<Soundtrack | null> } | null = null;

/** The first that this browser can decode, as the server takes the first that it can. */
async function firstOf(tracks: readonly InputAudioTrack[]): Promise<InputAudioTrack | null> {
  for (const track of tracks) if (await track.canDecode()) return track;
  return null;
}

function planesOf(sample: AudioSample): readonly Float32Array[] {
  return Array.from({ length: sample.numberOfChannels }, (_none, planeIndex) => {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
}

async function decode({ file, seconds }: SoundRequest): Promise<Soundtrack | null> {
  const input = openVideo(file);
  const track = await firstOf(await input.getAudioTracks());
  if (!track) return null;
  const start = (await (await input.getPrimaryVideoTrack())?.getFirstTimestamp()) ?? 0;
  const mix = createSoundMix({ seconds, sampleRate: track.sampleRate });
  for await (const sample of new AudioSampleSink(track).samples(undefined, start + seconds)) {
    mix.add(planesOf(sample), sample.timestamp - start);
    sample.close();
  }
  return mix.soundtrack();
}

/** The sound of a member's video; null where it has none that this browser can decode. */
export function loadVideoSound(request: SoundRequest): Promise<Soundtrack | null> {
  if (shelf?.id !== request.id) shelf = { id: request.id, sound: decode(request).catch(() => null) };
  return shelf.sound;
}
