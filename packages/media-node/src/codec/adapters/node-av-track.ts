import { AV_CODEC_FLAG_BITEXACT, AV_CODEC_FLAG_GLOBAL_HEADER } from 'node-av/constants';
import {
  CodecContext,
  Dictionary,
  Packet,
  Rational,
  type Codec,
  type FormatContext,
  type Frame,
  type Stream,
} from 'node-av/lib';

import { checked, isDrained } from './node-av-problem.ts';

/** One encoder and the stream of the container that takes its packets. */
export interface Track {
  /** Encodes a frame and writes what comes of it, or flushes at `null`. */
  send(frame: Frame | null): Promise<void>;
  /** Only encodes a frame, in a background thread; it must not change until then, and `write` comes next. */
  encode(frame: Frame): Promise<void>;
  /** Writes what was encoded. */
  write(): Promise<void>;
  close(): void;
}

interface TrackSettings {
  readonly codec: Codec;
  readonly timeBase: Rational;
  readonly options: Record<string, number | string>;
  readonly configure: (context: CodecContext) => void;
}

export async function openTrack(container: FormatContext, settings: TrackSettings): Promise<Track> {
  const { codec, timeBase, options, configure } = settings;
  const context = new CodecContext();
  context.allocContext3(codec);
  context.timeBase = timeBase;
  configure(context);
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_BITEXACT);
  checked(await context.open2(codec, Dictionary.fromObject(options)), `opening ${codec.name}`);
  const stream = container.newStream();
  checked(stream.codecpar.fromContext(context), 'describing the stream');
  stream.timeBase = new Rational(timeBase.num, timeBase.den);
  return trackOf({ container, context, stream });
}

interface OpenTrack {
  readonly container: FormatContext;
  readonly context: CodecContext;
  readonly stream: Stream;
}

function trackOf({ container, context, stream }: OpenTrack): Track {
  const packet = new Packet();
  packet.alloc();
  async function write() {
    while (!isDrained(context.receivePacketSync(packet), 'encoding')) {
      packet.streamIndex = stream.index;
      // x264 gives none; without it the last frame would last no time.
      if (packet.duration === 0n) packet.duration = 1n;
      packet.rescaleTs(context.timeBase, stream.timeBase);
      checked(await container.interleavedWriteFrame(packet), 'writing');
    }
  }

  return {
    async send(frame) {
      checked(context.sendFrameSync(frame), 'encoding');
      await write();
    },
    async encode(frame) {
      checked(await context.sendFrame(frame), 'encoding');
    },
    write,
    close() {
      packet.free();
      context.freeContext();
    },
  };
}
