import type { Picture } from '@kinora/drawing';
import type { InputVideoTrack, VideoSample } from 'mediabunny';

/** Puts decoded frames onto canvases. The sample is closed. */
export type FrameCopier = (sample: VideoSample) => Promise<Picture>;

/** Whether frames are shown as they were decoded: neither turned nor stretched. */
async function isUpright(track: InputVideoTrack): Promise<boolean> {
  const [angle, isFlipped, pixel] = await Promise.all([
    track.getRotation(),
    track.getFlip(),
    track.getPixelAspectRatio(),
  ]);
  return angle === 0 && !isFlipped && pixel.num === pixel.den;
}

/** Whether this browser gives frames out as colours; some give them out as they were decoded alone. */
async function canCopy(): Promise<boolean> {
  const frame = new VideoFrame(new Uint8Array(6), { format: 'I420', codedWidth: 2, codedHeight: 2, timestamp: 0 });
  try {
    await frame.copyTo(new Uint8Array(16), { format: 'RGBA' });
    return true;
  } catch {
    return false;
  } finally {
    frame.close();
  }
}

let copies: Promise<boolean> | null = null;

/** Whether the frames of a track can be copied; others have to be drawn. */
export const isCopied = async (track: InputVideoTrack): Promise<boolean> =>
  (await isUpright(track)) && (copies ??= canCopy());

/**
 * Copies frames as bytes: the pixels that drawing them would give, in a third of the time where there is no graphics
 * card. `most` canvases take turns; without it each frame has its own.
 */
export function createFrameCopier(most: number | null): FrameCopier {
  const canvases: OffscreenCanvas[] = [];
  let image: ImageData | null = null;
  let turn = 0;

  function nextCanvas(width: number, height: number): OffscreenCanvas {
    turn += 1;
    const known = most === null ? undefined : canvases[turn % most];
    if (known?.width === width && known.height === height) return known;
    const canvas = new OffscreenCanvas(width, height);
    if (most !== null) canvases[turn % most] = canvas;
    return canvas;
  }

  return async (sample) => {
    const frame = sample.toVideoFrame();
    sample.close();
    const { height, width } = frame.visibleRect ?? { height: frame.displayHeight, width: frame.displayWidth };
    if (image?.width !== width || image.height !== height) image = new ImageData(width, height);
    try {
      await frame.copyTo(image.data, { format: 'RGBA' });
    } finally {
      frame.close();
    }
    const canvas = nextCanvas(width, height);
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    return canvas;
  };
}
