import { TICKS_PER_SECOND, type TimelineDocument } from '@kinora/contracts/timeline';
import type { Context2d, PaintEnv, Picture } from '@kinora/drawing';
import { createTimelineComposer, layerFonts, type TimelineComposer } from '@kinora/footage/timeline';
import { findClip, type Layer } from '@kinora/timeline';

import type { PreviewSize } from './preview-messages.ts';

export type FontUrls = Readonly<Record<string, string>>;

export interface PainterParts {
  readonly environment: PaintEnv;
  /** Gives the canvas a size and answers what to draw on. */
  readonly surface: (canvas: OffscreenCanvas, size: PreviewSize) => Context2d;
  /** Rejects where a font can't be loaded: its words are drawn in the usual one. */
  readonly loadFont: (family: string, urls: FontUrls) => Promise<void>;
  /** A font has come. */
  readonly changed: () => void;
}

interface PaintedFrame {
  readonly document: TimelineDocument;
  readonly layers: readonly Layer[];
  /** Null where a clip's picture is missing. */
  readonly pictures: (clipId: string) => Picture | null;
}

/** Draws frames of a document on the canvas of the preview. */
export interface FramePainter {
  open(canvas: OffscreenCanvas, urls: FontUrls): void;
  resize(size: PreviewSize): void;
  /** Null where there is no place to draw on yet; else whether its words are in their own fonts. */
  paint(frame: PaintedFrame): { readonly isExact: boolean } | null;
}

interface Easel {
  readonly key: string;
  readonly context: Context2d;
  readonly composer: TimelineComposer;
}

/** The families that are loaded, as a set that grows. */
function createFonts({ changed, loadFont }: PainterParts) {
  const loaded = new Set<string>();
  const asked = new Set<string>();
  async function load(family: string, urls: FontUrls): Promise<void> {
    await loadFont(family, urls).catch(() => undefined);
    loaded.add(family);
    changed();
  }
  return {
    loaded,
    /** Whether all of them are there; begins to load the others. */
    have(layers: readonly Layer[], urls: FontUrls): boolean {
      const missing = layers.flatMap(layerFonts).filter((family) => !loaded.has(family));
      for (const family of missing) {
        if (!asked.has(family)) void load(family, urls);
        asked.add(family);
      }
      return missing.length === 0;
    },
  };
}

export function createFramePainter(parts: PainterParts): FramePainter {
  const fonts = createFonts(parts);
  let canvas: OffscreenCanvas | null = null;
  let fontUrls: FontUrls = {};
  let size: PreviewSize = { width: 0, height: 0 };
  let easel: Easel | null = null;
  let document: TimelineDocument | null = null;

  const secondsOf = (clipId: string) => {
    const found = document && findClip(document, clipId);
    return (found?.clip.duration ?? 0) / TICKS_PER_SECOND;
  };

  function easelFor({ background }: TimelineDocument): Easel | null {
    if (!canvas || size.width < 1 || size.height < 1) return null;
    const key = `${size.width} ${size.height} ${background}`;
    if (easel?.key === key) return easel;
    easel?.composer.close();
    const { environment, surface } = parts;
    const options = { ...size, background, environment, fonts: fonts.loaded, secondsOf, showsOffline: true };
    easel = { key, context: surface(canvas, size), composer: createTimelineComposer(options) };
    return easel;
  }

  return {
    open(surface, urls) {
      canvas = surface;
      fontUrls = urls;
      easel = null;
    },
    resize(next) {
      size = { width: Math.round(next.width), height: Math.round(next.height) };
    },
    paint(frame) {
      document = frame.document;
      const place = easelFor(document);
      if (!place) return null;
      const isExact = fonts.have(frame.layers, fontUrls);
      place.composer.draw(place.context, frame.layers, frame.pictures);
      return { isExact };
    },
  };
}
