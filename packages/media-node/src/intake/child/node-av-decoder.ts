import { AVERROR_EAGAIN, AVERROR_EOF, AV_FRAME_FLAG_CORRUPT } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, Frame, type Packet, type Stream } from 'node-av/lib';

import { checked, found } from '../../codec/adapters/node-av-problem.ts';
import { DECODER_OPTIONS } from './demuxing.ts';

/** A decoder that goes on after what it cannot decode, and counts it. */
export interface TolerantDecoder {
  readonly stream: Stream;
  /** Decodes a packet, or what is left at `null`. */
  send(packet: Packet | null): void;
  /** The next frame, valid until the following call; `null` when there is none for now. */
  next(): Frame | null;
  faults(): number;
  close(): void;
}

export async function openDecoder(stream: Stream): Promise<TolerantDecoder> {
  const codec = found(Codec.findDecoder(stream.codecpar.codecId), 'decoder for the file');
  const context = new CodecContext();
  context.allocContext3(codec);
  checked(context.parametersToContext(stream.codecpar), 'reading the format');
  context.pktTimebase = stream.timeBase;
  checked(await context.open2(codec, Dictionary.fromObject(DECODER_OPTIONS)), 'opening the decoder');
  return decoderOf(stream, context);
}

function decoderOf(stream: Stream, context: CodecContext): TolerantDecoder {
  const frame = new Frame();
  frame.alloc();
  let faults = 0;
  return {
    stream,
    send(packet) {
      const code = context.sendPacketSync(packet);
      if (code < 0 && code !== AVERROR_EOF) faults += 1;
    },
    next() {
      frame.unref();
      const code = context.receiveFrameSync(frame);
      if (code >= 0) {
        if (isFaulty(frame)) faults += 1;
        return frame;
      }
      if (code !== AVERROR_EAGAIN && code !== AVERROR_EOF) faults += 1;
      return null;
    },
    faults: () => faults,
    close() {
      frame.free();
      context.freeContext();
    },
  };
}

/** Decoded, but with holes that were filled from elsewhere. */
const isFaulty = (frame: Frame) => frame.decodeErrorFlags !== 0 || frame.hasFlags(AV_FRAME_FLAG_CORRUPT);
