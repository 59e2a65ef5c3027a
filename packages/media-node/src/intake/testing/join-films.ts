import { FormatContext, Packet, Rational } from 'node-av/lib';

import { checked, found } from '../../codec/adapters/node-av-problem.ts';

const MILLISECONDS = new Rational(1, 1000);
/** A frame at 24 a second. */
const FRAME = 42n;

/** Puts the pictures of WebM films behind each other in one track, as a call does whose size changes. */
export async function joinFilms(target: string, films: readonly string[]): Promise<void> {
  const output = new FormatContext();
  checked(output.allocOutputContext2(null, 'webm', target), 'choosing the container');
  const inputs: FormatContext[] = [];
  for (const film of films) {
    const input = new FormatContext();
    checked(await input.openInput(film), 'opening a film');
    checked(await input.findStreamInfo(), 'reading a film');
    inputs.push(input);
  }
  const stream = output.newStream();
  stream.timeBase = MILLISECONDS;
  checked(found(inputs[0]?.streams[0], 'film to begin with').codecpar.copy(stream.codecpar), 'describing the track');
  checked(await output.openOutput(), 'opening the file');
  checked(await output.writeHeader(), 'writing the header');
  let start = 0n;
  for (const input of inputs) start = (await copyPackets(input, output, start)) + FRAME;
  checked(await output.writeTrailer(), 'writing the index');
  await output.closeOutput();
  output.freeContext();
  await Promise.all(inputs.map((input) => input.closeInput()));
}

/** The time stamp of the last packet in the result. */
async function copyPackets(input: FormatContext, output: FormatContext, start: bigint): Promise<bigint> {
  const packet = new Packet();
  packet.alloc();
  let last = start;
  while ((await input.readFrame(packet)) >= 0) {
    last = packet.pts + start;
    packet.pts = last;
    packet.dts = last;
    checked(await output.interleavedWriteFrame(packet), 'writing');
  }
  packet.free();
  return last;
}
