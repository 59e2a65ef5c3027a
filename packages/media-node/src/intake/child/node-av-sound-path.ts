import type { Frame, Packet } from 'node-av/lib';

import type { Track } from '../../codec/adapters/node-av-track.ts';
import type { TolerantDecoder } from './node-av-decoder.ts';
import { openFilterChain, type FilterChain } from './node-av-filter.ts';
import type { Normalisation } from './normalisation.ts';

/** The way of the sound from packets of the source to samples of the result. */
export interface SoundPath {
  readonly stream: TolerantDecoder['stream'];
  take(packet: Packet): void;
  /** Encodes what is heard before `seconds` of the picture. */
  writeUntil(seconds: number): Promise<void>;
  /** Ends the sound with the picture, in silence when it has none left. */
  finish(seconds: number): Promise<void>;
  close(): void;
}

const SAMPLE_RATE = 48_000;

interface Way {
  readonly decoder: TolerantDecoder;
  readonly track: Track;
  readonly plan: Normalisation;
}

export function createSoundPath({ decoder, plan, track }: Way): SoundPath {
  let chain: FilterChain | null = null;
  let waiting: Frame[] = [];

  /** At the end the filters give silence for ever: only what is before `end` is wanted. */
  function drain(end = Number.POSITIVE_INFINITY) {
    for (let frame = chain?.next(); frame && Number(frame.pts) < end; frame = chain?.next()) {
      const copy = frame.clone();
      if (copy !== null) waiting.push(copy);
    }
  }

  function decode(packet: Packet | null) {
    decoder.send(packet);
    for (let frame = decoder.next(); frame; frame = decoder.next()) {
      chain ??= openFilterChain(soundSource(frame, decoder), plan.soundFilters);
      chain.push(frame);
    }
  }

  async function write(until: number) {
    const end = Math.round(until * SAMPLE_RATE);
    const ready = waiting.filter((frame) => Number(frame.pts) + frame.nbSamples <= end);
    waiting = waiting.slice(ready.length);
    for (const frame of ready) {
      await track.send(frame);
      frame.free();
    }
  }

  return {
    stream: decoder.stream,
    take(packet) {
      decode(packet);
      drain();
    },
    writeUntil: write,
    async finish(seconds) {
      decode(null);
      chain ??= openFilterChain(SILENCE, plan.soundFilters);
      chain.push(null);
      drain(Math.round(seconds * SAMPLE_RATE));
      await write(seconds);
      const [last] = waiting;
      if (last !== undefined) {
        last.nbSamples = Math.round(seconds * SAMPLE_RATE) - Number(last.pts);
        if (last.nbSamples > 0) await track.send(last);
      }
      await track.send(null);
    },
    close() {
      for (const frame of waiting) frame.free();
      decoder.close();
      chain?.close();
    },
  };
}

/** The filters make it as long as the picture. */
const SILENCE = `anullsrc=r=${String(SAMPLE_RATE)}:cl=stereo:d=1`;

/** How decoded samples of a sound come into the filters. */
export function soundSource(frame: Frame, { stream: { timeBase } }: TolerantDecoder): string {
  const { mask, nbChannels } = frame.channelLayout;
  const layout = mask > 0n ? `0x${mask.toString(16)}` : `${String(nbChannels)}c`;
  const base = `${String(timeBase.num)}/${String(timeBase.den)}`;
  const form = `sample_rate=${String(frame.sampleRate)}:sample_fmt=${String(frame.format)}`;
  return `abuffer=${form}:channel_layout=${layout}:time_base=${base}`;
}
