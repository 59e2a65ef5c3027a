import { AVMEDIA_TYPE_VIDEO, AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import type { FormatContext, Frame } from 'node-av/lib';

import type { ClipFormat, EncodedClip } from '../codec-port.ts';
import { openNodeAvEncoder, type NodeAvEncoder } from './node-av-encoder.ts';
import { tagVideo } from './node-av-frame.ts';
import { found } from './node-av-problem.ts';
import { decodeNext, openDecoder, streamOf, withFile } from './node-av-reader.ts';

type OnFrame = (done: number) => Promise<void>;

/** Decodes and encodes without a detour through RGB, which costs as much of a picture as the encoding does. */
export async function encodeAgainWithNodeAv(
  source: string,
  format: ClipFormat,
  onFrame: OnFrame,
): Promise<EncodedClip> {
  const encoder = await openNodeAvEncoder(format);
  try {
    await withFile(source, (container) => feed(container, encoder, onFrame));
    return await encoder.finish();
  } catch (error) {
    // A second problem on the way out would hide the first.
    await encoder.abort().catch(() => undefined);
    throw error;
  }
}

async function feed(container: FormatContext, encoder: NodeAvEncoder, onFrame: OnFrame): Promise<void> {
  const decoder = await openDecoder(found(streamOf(container, AVMEDIA_TYPE_VIDEO), 'picture in the file'));
  let done = 0;
  try {
    for (let more = true; more;) {
      const pictures: Frame[] = [];
      more = decodeNext(container, decoder, (frame) => {
        pictures.push(found(frame.clone(), 'memory for a frame'));
        return true;
      });
      for (const picture of pictures) {
        await pass(picture, encoder);
        done += 1;
        await onFrame(done);
      }
    }
  } finally {
    decoder.close();
  }
}

/** What kind of picture it was says nothing about what it is to become. */
async function pass(picture: Frame, encoder: NodeAvEncoder): Promise<void> {
  picture.pictType = AV_PICTURE_TYPE_NONE;
  tagVideo(picture);
  try {
    await encoder.writePicture(picture);
  } finally {
    picture.free();
  }
}
