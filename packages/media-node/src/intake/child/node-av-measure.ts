import { AV_NOPTS_VALUE, AV_PKT_DATA_ENCRYPTION_INFO, AV_PKT_FLAG_DISCARD } from 'node-av/constants';
import { Packet, type FormatContext, type Stream } from 'node-av/lib';

import { found, isDrained } from '../../codec/adapters/node-av-problem.ts';
import type { MeasuredVideo } from '../probed.ts';
import { refusalError } from '../refusal.ts';
import { mostFrames } from './demuxing.ts';
import type { SourceMedia } from './intake-codec.ts';
import { withInput } from './node-av-input.ts';
import { videosOf } from './node-av-probe.ts';
import { createTally, type Tally } from './packet-tally.ts';

/** How often the process listens to the one that supervises it. */
const PACKETS_AT_A_TIME = 500;

export function measureSource(source: SourceMedia): Promise<MeasuredVideo> {
  return withInput(source, async (container) => {
    const stream = found(videosOf(container)[0], 'picture in the file');
    const tally = createTally();
    const packet = new Packet();
    packet.alloc();
    try {
      while (await readSome({ container, stream, packet, tally }))
        if (tally.count() > mostFrames(source.mostSeconds)) break;
    } finally {
      packet.free();
    }
    return tally.result(stream.avgFrameRate.toDouble());
  });
}

interface Reading {
  readonly container: FormatContext;
  readonly stream: Stream;
  readonly packet: Packet;
  readonly tally: Tally;
}

/** `false` at the end of the file. */
async function readSome({ container, packet, stream, tally }: Reading): Promise<boolean> {
  const base = stream.timeBase.toDouble();
  const seconds = (stamp: bigint) => Number(stamp) * base;
  for (let count = 0; count < PACKETS_AT_A_TIME; count += 1) {
    packet.unref();
    if (isDrained(await container.readFrame(packet), 'reading')) return false;
    if (packet.streamIndex !== stream.index) continue;
    if (packet.getSideData(AV_PKT_DATA_ENCRYPTION_INFO) !== null) {
      throw refusalError({ reason: 'encrypted', detail: { found: 'cenc' } });
    }
    const stamp = packet.pts === AV_NOPTS_VALUE ? packet.dts : packet.pts;
    if (stamp === AV_NOPTS_VALUE || packet.hasFlags(AV_PKT_FLAG_DISCARD)) continue;
    tally.add(seconds(stamp), seconds(packet.duration));
  }
  return true;
}
