import { stat } from 'node:fs/promises';

import type { WatermarkStamp } from '@kinora/scenes';
import { AVFMT_FLAG_BITEXACT } from 'node-av/constants';
import { Dictionary, FormatContext, type Frame } from 'node-av/lib';

import type { ClipEncoder, ClipFormat } from '../codec-port.ts';
import { ENCODING } from '../encoding.ts';
import { nativePixels } from '../native-pixels.ts';
import { encodableFrame } from './node-av-native.ts';
import { openPictureTrack, type PictureTrack } from './node-av-picture-track.ts';
import { checked } from './node-av-problem.ts';
import { openSoundTrack, type SoundTrack } from './node-av-sound-track.ts';

interface OpenClip {
  readonly container: FormatContext;
  readonly picture: PictureTrack;
  readonly sound: SoundTrack | null;
}

export interface NodeAvEncoder extends ClipEncoder {
  /** Takes a picture as encoders have them, in place of pixels; it may be freed at once. */
  writePicture(frame: Frame, mark: WatermarkStamp | null): Promise<void>;
}

export async function openNodeAvEncoder(format: ClipFormat): Promise<NodeAvEncoder> {
  const container = new FormatContext();
  checked(container.allocOutputContext2(null, 'mp4', format.file), 'choosing MP4');
  container.setFlags(AVFMT_FLAG_BITEXACT);
  container.metadata = Dictionary.fromObject({ comment: ENCODING.comment });
  const picture = await openPictureTrack(container, format);
  const sound = format.soundtrack === null ? null : await openSoundTrack(container, format.soundtrack);
  checked(await container.openOutput(), 'opening the file');
  checked(await container.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'writing the header');
  return encoderOf({ container, picture, sound }, format);
}

function encoderOf(clip: OpenClip, format: ClipFormat): NodeAvEncoder {
  const { file, fps } = format;
  const { container, picture, sound } = clip;
  let frames = 0;
  async function follow() {
    frames += 1;
    await sound?.writeUntil(frames / fps);
  }
  async function writeFrame(pixels: Buffer) {
    await picture.write(pixels);
    await follow();
  }
  async function writePicture(frame: Frame, mark: WatermarkStamp | null) {
    await picture.pass(frame, mark);
    await follow();
  }
  return {
    writeFrame,
    writePicture,
    writeNative(native, mark) {
      const frame = encodableFrame(native);
      return frame === null ? writeFrame(nativePixels(native, mark, format)) : writePicture(frame, mark);
    },
    async finish() {
      await picture.flush();
      await sound?.flush();
      checked(await container.writeTrailer(), 'writing the index');
      await close(clip);
      const { size } = await stat(file);
      return { frames, seconds: frames / fps, bytes: size };
    },
    abort: () => close(clip),
  };
}

async function close({ container, picture, sound }: OpenClip) {
  await picture.close();
  sound?.close();
  await container.closeOutput();
  container.freeContext();
}
