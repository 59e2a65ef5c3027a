import type { ClipFormat, EncodedClip } from '../codec-port.ts';
import { openNodeAvEncoder } from './node-av-encoder.ts';
import { readPictures } from './node-av-pictures.ts';

type OnFrame = (done: number) => Promise<void>;

/** Decodes and encodes without a detour through RGB, which costs as much of a picture as the encoding does. */
export async function reencodeWithNodeAv(source: string, format: ClipFormat, onFrame: OnFrame): Promise<EncodedClip> {
  const encoder = await openNodeAvEncoder(format);
  let done = 0;
  try {
    for await (const { frame } of readPictures(source, 0)) {
      await encoder.writePicture(frame, null);
      done += 1;
      await onFrame(done);
    }
    return await encoder.finish();
  } catch (error) {
    // A second problem on the way out would hide the first.
    await encoder.abort().catch(() => undefined);
    throw error;
  }
}
