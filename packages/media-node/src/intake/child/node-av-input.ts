import { AVERROR_INVALIDDATA } from 'node-av/constants';
import { Dictionary, FormatContext, InputFormat } from 'node-av/lib';

import { checked, found } from '../../codec/adapters/node-av-problem.ts';
import { INTAKE_LIMITS } from '../limits.ts';
import { refusalError } from '../refusal.ts';
import { DEMUXER_OPTIONS, DEMUXERS } from './demuxing.ts';
import type { SourceMedia } from './intake-codec.ts';

/** Opens a stranger's file as what it was sniffed and nothing else, and closes it after use. */
export async function withInput<Value>(
  { file, format }: SourceMedia,
  use: (container: FormatContext) => Promise<Value>,
): Promise<Value> {
  const container = new FormatContext();
  const demuxer = found(InputFormat.findInputFormat(DEMUXERS[format]), 'demuxer of films');
  checked(await container.openInput(`file:${file}`, demuxer, Dictionary.fromObject(DEMUXER_OPTIONS)), 'opening');
  try {
    refuseHuge(container);
    const code = await container.findStreamInfo();
    // A stream that says nothing of itself may still be judged by its container's words.
    if (code !== AVERROR_INVALIDDATA) checked(code, 'reading the streams');
    return await use(container);
  } finally {
    await container.closeInput();
  }
}

/** Before a decoder is asked for anything: the bindings cannot hand `max_pixels` to those that read the streams. */
function refuseHuge({ streams }: FormatContext) {
  for (const { codecpar } of streams) {
    const { height, width } = codecpar;
    if (width * height > INTAKE_LIMITS.pixels) {
      throw refusalError({ reason: 'too-many-pixels', detail: { width, height, most: INTAKE_LIMITS.pixels } });
    }
  }
}
