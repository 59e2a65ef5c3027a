import { createPeakMeter, encodePeaks, type PeakMeter } from '@kinora/footage/sound';
import { createTimelineComposer } from '@kinora/footage/timeline';
import { frameStart, layersAt, type Layer } from '@kinora/timeline';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { makePreviews } from '../child/make-previews.ts';
import { betweenFrames, betweenNativeFrames, type RenderContext } from '../child/render-context.ts';
import { createSpriteSheet, encodePoster, posterFrameOf, type SpriteSheet } from '../child/stills.ts';
import { writeClip, writeMaster, type ClipSink } from '../child/write-clip.ts';
import type { ClipFacts } from '../codec/codec-port.ts';
import type { SoundStream } from '../codec/sound-stream.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { JobFacts, TimelineJob } from '../render-job.ts';
import { readerOfUserFile, type SourceReader } from '../transform/user-file-reader.ts';
import { filmFonts } from './film-fonts.ts';
import { openPictureSources, pathIn, type PictureSources, type SourceFiles } from './picture-sources.ts';
import { framesIn, type TimelineFilm } from './timeline-film.ts';
import { openTimelineSound } from './timeline-sound.ts';

const TICKS_PER_SECOND = 240_000;

/** A reader that looks at each file once. */
function remembering(reader: SourceReader): SourceReader {
  const probed = new Map<string, Promise<ClipFacts>>();
  return {
    ...reader,
    probe(file) {
      const known = probed.get(file) ?? reader.probe(file);
      probed.set(file, known);
      return known;
    },
  };
}

function filesOf({ film, sources }: TimelineJob): SourceFiles {
  const clips = film.document.tracks.flatMap((track) => track.clips);
  const reversed = new Set(clips.flatMap((clip) => ('reversed' in clip && clip.reversed ? [clip.id] : [])));
  return {
    pathOf: (mediaId) => pathIn(sources, mediaId),
    isPicture: (mediaId) => film.media[mediaId]?.kind === 'image',
    isReversed: (clipId) => reversed.has(clipId),
  };
}

/** A sound that is measured when it's read for the first time. */
function measured(sound: SoundStream, meter: PeakMeter): SoundStream {
  let next = 0;
  return {
    ...sound,
    async read(from, count) {
      const part = await sound.read(from, count);
      if (from === next) {
        meter.add(part);
        next += part.left.length;
      }
      return part;
    },
  };
}

function openSound(film: TimelineFilm, sources: Parameters<typeof openTimelineSound>[1]) {
  const sound = openTimelineSound(film, sources);
  if (sound === null) return { meter: null, sound, soundtrack: null };
  const meter = createPeakMeter(sound);
  return { meter, sound, soundtrack: measured(sound, meter) };
}

/**
 * Exports a timeline in one go: its frames are decoded, composed and encoded one by one, its sound a second at a time, so
 * that a long one takes no more memory than a short one. The clip that is served is whole first.
 */
export async function exportFilm(context: RenderContext, job: TimelineJob): Promise<JobFacts> {
  const { delivery } = context;
  const { height, range, rate, watermark, width } = job.film;
  const reader = remembering(readerOfUserFile(context.codec));
  const files = filesOf(job);
  const { meter, sound, soundtrack } = openSound(job.film, { codec: reader, files });
  const frames = framesIn(range, rate);
  const purpose = 'export' as const;
  const options = { width, height, fps: rate.num / rate.den, frames, soundtrack: sound, watermark, purpose };
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet(options);
  const pictures = openPictureSources(reader, files);
  try {
    const { seconds } = await writeClip(context, { ...options, soundtrack }, (sink) =>
      drawInto(context, job.film, { sink, sprite, pictures }),
    );
    if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
    if (meter !== null) await delivery.write('peaks', async () => encodePeaks(meter.finish()));
    await makePreviews(context, { source: job.files.clip.file, sprite: null });
    if (watermark) await writeMaster(context, options);
    return { width, height, frames, seconds, sprite: sprite?.facts ?? null };
  } finally {
    await pictures.close();
    await sound?.close();
  }
}

interface Target {
  readonly sink: ClipSink;
  readonly sprite: SpriteSheet | null;
  readonly pictures: PictureSources;
}

async function composerOf({ document, height, width }: TimelineFilm) {
  const environment = await createNodePaintEnv({ fonts: filmFonts(document), pictures: [] });
  const lengths = new Map(document.tracks.flatMap(({ clips }) => clips.map(({ duration, id }) => [id, duration])));
  const secondsOf = (clipId: string) => (lengths.get(clipId) ?? TICKS_PER_SECOND) / TICKS_PER_SECOND;
  return createTimelineComposer({ width, height, background: document.background, environment, secondsOf });
}

async function drawInto(context: RenderContext, film: TimelineFilm, { pictures, sink, sprite }: Target): Promise<void> {
  const { document, height, media, range, rate, width } = film;
  const frames = framesIn(range, rate);
  const composer = await composerOf(film);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');

  async function draw(layers: readonly Layer[]) {
    const shown = await pictures.picturesOf(layers);
    composer.draw(ctx, layers, (clipId) => shown.get(clipId) ?? null);
  }

  /** Writes a frame as it is in its medium, where that's all there is to see, and says whether it could. */
  async function pass(layers: readonly Layer[]): Promise<boolean> {
    const plain = await pictures.plainFrame(layers, film);
    if (plain !== null) await sink.pass(plain);
    return plain !== null;
  }

  try {
    for (let index = 0; index < frames; index += 1) {
      const layers = layersAt(document, range.start + frameStart(index, rate), media);
      const isStill = index === posterFrameOf(frames) || sprite?.wants(index) === true;
      const isPassed = await pass(layers);
      const isDrawn = isStill || !isPassed;
      if (isDrawn) await draw(layers);
      if (!isPassed) await sink.write(canvas.data());
      if (isStill) await takeStills(context, { index, frames, canvas, sink, sprite });
      const progress = { phase: 'drawing', frame: index + 1, frames } as const;
      await (isDrawn ? betweenFrames : betweenNativeFrames)(context.watch, progress);
    }
  } finally {
    composer.close();
  }
}

interface Drawn extends Omit<Target, 'pictures'> {
  readonly index: number;
  readonly frames: number;
  readonly canvas: Canvas;
}

async function takeStills({ delivery }: RenderContext, { canvas, frames, index, sink, sprite }: Drawn): Promise<void> {
  if (index === posterFrameOf(frames)) await delivery.write('poster', () => encodePoster(canvas));
  sink.mark?.draw(canvas.getContext('2d'));
  sprite?.add(index, canvas);
}
