import { createWatermarkStamp, type WatermarkStamp } from '@kinora/scenes';
import type { Soundtrack } from '@kinora/scenes/sound';

import type { ClipEncoder, ClipFacts, ClipFormat, NativeFrame } from '../codec/codec-port.ts';
import type { SoundStream } from '../codec/sound-stream.ts';
import { loadSdk } from '../credentials/c2pa-sdk.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import { betweenFrames, finishFile, withEncoders, type RenderContext } from './render-context.ts';

/** A clip to be written, and with its mark a master to be written after it. */
export interface ClipOptions {
  /** Even. */
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly soundtrack: Soundtrack | SoundStream | null;
  readonly watermark: boolean;
  /** What the clip and its master are for; to be watched unless said otherwise. */
  readonly purpose?: 'export' | undefined;
}

/** Takes the clean frames of a clip in their order. */
export interface ClipSink {
  /** To be drawn over a clean frame that is shown somewhere else, or `null`. */
  readonly mark: WatermarkStamp | null;
  /** Opaque RGBA; it must not change until the next call has returned. */
  write(pixels: Buffer): Promise<void>;
  /** The same for a decoded frame of the clip's size. */
  pass(frame: NativeFrame): Promise<void>;
}

type Open = (format: ClipFormat) => Promise<ClipEncoder>;

interface OpenSink extends ClipSink {
  readonly clip: ClipEncoder;
  /** Keeps the clean frames of a marked clip. */
  readonly spool: ClipEncoder | null;
}

/**
 * Writes the clip that is served from the frames it is fed, and lets it appear. Clean frames of a marked one are kept
 * on the disk for `writeMaster`: two encoders for people to watch would take a third more memory, and time before
 * anything can be played.
 */
export async function writeClip(
  context: RenderContext,
  options: ClipOptions,
  feed: (sink: ClipSink) => Promise<void>,
): Promise<ClipFacts> {
  return withEncoders(context, async (open) => {
    const sink = await openSink(context, options, open);
    await feed(sink);
    await sink.spool?.finish();
    // It compiles while the last frames are encoded; a problem comes up again when it is used.
    if (context.job.credentials !== null) loadSdk().catch(() => undefined);
    return finishFile(context, { rendition: 'clip', encoded: await sink.clip.finish(), frames: options.frames });
  });
}

async function openSink({ delivery }: RenderContext, options: ClipOptions, open: Open): Promise<OpenSink> {
  const { fps, height, purpose, soundtrack, watermark, width } = options;
  const clip = await open({ file: delivery.draftOf('clip') ?? '', width, height, fps, soundtrack, purpose });
  if (!watermark) {
    return {
      mark: null,
      clip,
      spool: null,
      write: (pixels) => clip.writeFrame(pixels),
      pass: (frame) => clip.writeNative(frame, null),
    };
  }
  const file = delivery.spoolOf('master');
  const spool = file === null ? null : await open({ file, width, height, fps, soundtrack: null, purpose: 'spool' });
  const mark = createWatermarkStamp(options, await createNodePaintEnv({ fonts: [], pictures: [] }));
  return {
    mark,
    clip,
    spool,
    write: markedWriter(options, { mark, clip, spool }),
    async pass(frame) {
      await clip.writeNative(frame, mark);
      await spool?.writeNative(frame, null);
    },
  };
}

interface Marked {
  readonly mark: WatermarkStamp;
  readonly clip: ClipEncoder;
  readonly spool: ClipEncoder | null;
}

/** Marked frames are held by turns: one is being encoded while the next one is stamped. */
function markedWriter({ height, width }: ClipOptions, { clip, mark, spool }: Marked): ClipSink['write'] {
  let [marked, other] = [Buffer.alloc(width * height * 4), Buffer.alloc(width * height * 4)];
  return async (pixels) => {
    pixels.copy(marked);
    mark.stamp(marked);
    await clip.writeFrame(marked);
    [marked, other] = [other, marked];
    await spool?.writeFrame(pixels);
  };
}

/** Encodes the clean frames of a marked clip, if somebody asked for its master. */
export async function writeMaster(context: RenderContext, options: ClipOptions): Promise<void> {
  const { fps, frames, height, purpose, soundtrack, width } = options;
  const { codec, delivery, watch } = context;
  const [file, spool] = [delivery.draftOf('master'), delivery.spoolOf('master')];
  if (file === null || spool === null) return;
  const format = { file, width, height, fps, soundtrack, purpose };
  const encoded = await codec.reencode(spool, format, (frame) =>
    betweenFrames(watch, { phase: 'master', frame, frames }),
  );
  await finishFile(context, { rendition: 'master', encoded, frames });
  await delivery.discardSpool('master');
}
