import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import type { Context2d, PaintEnv, Picture } from '@kinora/drawing';
import { createTimelineComposer, layerFonts } from '@kinora/footage/timeline';
import { createWatermarkStamp } from '@kinora/scenes';
import type { Soundtrack } from '@kinora/scenes/sound';
import { findClip, isMediaClip, layersAt, type Layer } from '@kinora/timeline';

import { clipsKept } from '../preview/needed-clips.ts';
import type { BlockMixer } from '../preview/sound/mix-block.ts';
import { createExactPictures, type ExactPictureParts, type ExactPictures } from './exact-pictures.ts';
import type { ExportJob, ExportProgress } from './export-messages.ts';
import { exportOrder, type FrameStep, type SoundStep } from './export-order.ts';

/** Where frames and sound are encoded. */
export interface FileEncoder {
  /** Encodes what is on the canvas. */
  addFrame(step: FrameStep): Promise<void>;
  /** Null is silence. */
  addSound(step: SoundStep, sound: Soundtrack | null): Promise<void>;
  finish(): Promise<void>;
}

export interface ExportParts extends ExactPictureParts {
  readonly environment: PaintEnv;
  /** Of the size of the file. */
  readonly context: Context2d;
  readonly loadFont: (family: string) => Promise<void>;
  readonly mixer: BlockMixer;
  readonly encoder: FileEncoder;
  readonly onProgress: (progress: ExportProgress) => void;
}

function createComposer({ document, size }: ExportJob, { environment }: ExportParts) {
  const secondsOf = (clipId: string) => (findClip(document, clipId)?.clip.duration ?? 0) / TICKS_PER_SECOND;
  return createTimelineComposer({ ...size, background: document.background, environment, secondsOf });
}

/** Loads fonts, each once; what can't be loaded is drawn in the usual one. */
function createFontLoader(load: ExportParts['loadFont']) {
  const loaded = new Map<string, Promise<void>>();
  return async (families: readonly string[]) => {
    for (const family of families) {
      const font = loaded.get(family) ?? load(family).catch(() => undefined);
      loaded.set(family, font);
      await font;
    }
  };
}

async function picturesOf({ document }: ExportJob, layers: readonly Layer[], exact: ExactPictures) {
  const pictures = new Map<string, Picture>();
  for (const { clipId, sourceTime } of layers) {
    const clip = findClip(document, clipId)?.clip;
    if (clip && isMediaClip(clip)) pictures.set(clipId, await exact.pictureOf(clip, sourceTime));
  }
  return pictures;
}

/** Draws frames of the job on the context, exactly and with the mark. */
async function createDrawing(job: ExportJob, parts: ExportParts, exact: ExactPictures) {
  const { document, media, size, watermark } = job;
  const composer = createComposer(job, parts);
  const loadFonts = createFontLoader(parts.loadFont);
  const stamp = watermark ? createWatermarkStamp(size, parts.environment) : null;
  return {
    async draw({ time }: FrameStep): Promise<void> {
      const layers = layersAt(document, time, media);
      await loadFonts(layers.flatMap(layerFonts));
      const pictures = await picturesOf(job, layers, exact);
      composer.draw(parts.context, layers, (clipId) => pictures.get(clipId) ?? null);
      stamp?.draw(parts.context);
      exact.keep(clipsKept(document, time));
    },
    close: () => composer.close(),
  };
}

/** Composes and encodes a file from its first frame to its last. */
export async function runExport(job: ExportJob, parts: ExportParts): Promise<void> {
  const { document, media } = job;
  const { frames, steps } = exportOrder(job);
  const exact = createExactPictures(media, parts);
  const drawing = await createDrawing(job, parts, exact);
  let done = 0;
  try {
    for (const step of steps()) {
      if (step.kind === 'sound') {
        await parts.encoder.addSound(step, await parts.mixer.mix(document, media, step));
      } else {
        await drawing.draw(step);
        await parts.encoder.addFrame(step);
        done += 1;
        parts.onProgress({ done, total: frames });
      }
    }
    await parts.encoder.finish();
  } finally {
    exact.close();
    drawing.close();
  }
}
