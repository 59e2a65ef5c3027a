import { setImmediate } from 'node:timers/promises';

import { AV_NOPTS_VALUE, AVFMT_FLAG_BITEXACT } from 'node-av/constants';
import { Dictionary, FormatContext, Packet, type Stream } from 'node-av/lib';

import { checked, found, isDrained } from '../../codec/adapters/node-av-problem.ts';
import type { Track } from '../../codec/adapters/node-av-track.ts';
import type { MeasuredSound } from '../probed.ts';
import { isSoundTaken, mostSoundPackets } from './demuxing.ts';
import type { NormalisedSound, NormaliseSoundWork, SourceMedia } from './intake-codec.ts';
import { openDecoder, type TolerantDecoder } from './node-av-decoder.ts';
import { openFilterChain, type FilterChain } from './node-av-filter.ts';
import { withInput } from './node-av-input.ts';
import { openSoundTrack } from './node-av-output.ts';
import { codecName, soundsOf } from './node-av-probe.ts';
import { soundSource } from './node-av-sound-path.ts';
import { createTally } from './packet-tally.ts';

const SAMPLE_RATE = 48_000;
/** How often the process listens to the one that supervises it. */
const PACKETS_AT_A_TIME = 200;

const soundIn = (container: FormatContext): Stream =>
  found(
    soundsOf(container).find(({ codecpar }) => isSoundTaken(codecName(codecpar))),
    'sound in the file',
  );

interface Reading {
  readonly container: FormatContext;
  readonly stream: Stream;
  readonly take: (packet: Packet) => Promise<void> | void;
}

/** Hands on all packets of a stream; `false` of `goOn` ends it early. */
async function readPackets({ container, stream, take }: Reading, goOn: () => boolean) {
  const packet = new Packet();
  packet.alloc();
  try {
    for (let count = 1; goOn() && !isDrained(await container.readFrame(packet), 'reading'); count += 1) {
      if (packet.streamIndex === stream.index) await take(packet);
      packet.unref();
      if (count % PACKETS_AT_A_TIME === 0) await setImmediate();
    }
  } finally {
    packet.free();
  }
}

export function measureSoundSource(source: SourceMedia): Promise<MeasuredSound> {
  return withInput(source, async (container) => {
    const stream = soundIn(container);
    const base = stream.timeBase.toDouble();
    const tally = createTally();
    const most = mostSoundPackets(source.mostSeconds);
    const take = ({ dts, duration, pts }: Packet) => {
      const stamp = pts === AV_NOPTS_VALUE ? dts : pts;
      if (stamp !== AV_NOPTS_VALUE) tally.add(Number(stamp) * base, Number(duration) * base);
    };
    await readPackets({ container, stream, take }, () => tally.count() <= most);
    const { seconds, startSeconds } = tally.result(0);
    return { seconds, startSeconds };
  });
}

interface Output {
  readonly track: Track;
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** An MP4 with sound alone, and no word in it. */
async function openOutput(target: string): Promise<Output> {
  const container = new FormatContext();
  checked(container.allocOutputContext2(null, 'mp4', target), 'choosing MP4');
  container.setFlags(AVFMT_FLAG_BITEXACT);
  const track = await openSoundTrack(container);
  checked(await container.openOutput(), 'opening the file');
  checked(await container.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'writing the header');
  return {
    track,
    async finish() {
      checked(await container.writeTrailer(), 'writing the index');
    },
    async close() {
      track.close();
      await container.closeOutput();
      container.freeContext();
    },
  };
}

/** The way from packets of the source to samples of the result. */
function createPath(decoder: TolerantDecoder, track: Track, filters: string) {
  let chain: FilterChain | null = null;
  let [samples, refused] = [0, 0];

  async function encode() {
    for (let frame = chain?.next(); frame; frame = chain?.next()) {
      frame.pts = BigInt(samples);
      samples += frame.nbSamples;
      await track.send(frame);
    }
  }
  return {
    seconds: () => samples / SAMPLE_RATE,
    faults: () => decoder.faults() + refused,
    async take(packet: Packet | null) {
      decoder.send(packet);
      for (let frame = decoder.next(); frame; frame = decoder.next()) {
        chain ??= openFilterChain(soundSource(frame, decoder), filters);
        if (chain.push(frame) < 0) refused += 1;
        await encode();
      }
      if (packet !== null) return;
      chain?.push(null);
      await encode();
      await track.send(null);
    },
    close() {
      decoder.close();
      chain?.close();
    },
  };
}

export function normaliseSoundSource(work: NormaliseSoundWork): Promise<NormalisedSound> {
  const { filters, measured, onProgress, source, target } = work;
  return withInput(source, async (container) => {
    const stream = soundIn(container);
    const output = await openOutput(target);
    const path = createPath(await openDecoder(stream), output.track, filters);
    try {
      const take = async (packet: Packet) => {
        await path.take(packet);
        onProgress(Math.min(1, path.seconds() / measured.seconds));
      };
      await readPackets({ container, stream, take }, () => path.seconds() <= source.mostSeconds + 1);
      await path.take(null);
      await output.finish();
      onProgress(1);
      return { seconds: path.seconds(), faults: path.faults() };
    } finally {
      path.close();
      await output.close();
    }
  });
}
