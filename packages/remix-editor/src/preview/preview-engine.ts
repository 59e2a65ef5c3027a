import type { Ticks } from '@kinora/contracts/timeline';
import type { Picture } from '@kinora/drawing';
import { durationOf, findClip, floorToFrame, isMediaClip, layersAt, type Layer } from '@kinora/timeline';

import type { EditorMedia } from '../state/media-atoms.ts';
import { createDocumentCopy } from './document-copy.ts';
import { createFrameCache, type FrameCacheParts } from './frame-cache.ts';
import { createFramePainter, type PainterParts } from './frame-painter.ts';
import { clipsAhead, clipsKept } from './needed-clips.ts';
import { timeAt, type PlayClock } from './play-clock.ts';
import type { PreviewNews, PreviewRequest } from './preview-messages.ts';

/** What the engine needs of the worker it runs in. */
export interface EngineParts extends Omit<FrameCacheParts & PainterParts, 'changed' | 'onStale'> {
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number;
  readonly nextPaint: (run: () => void) => void;
  /** Returns how to call it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly say: (news: PreviewNews) => void;
}

/** How long nothing moves before full frames are decoded. */
const REST_MS = 120;
const STILL: PlayClock = { rate: 0, time: 0, since: 0, from: 0, to: 0, isLoop: false };

interface Engine {
  readonly parts: EngineParts;
  readonly copy: ReturnType<typeof createDocumentCopy>;
  readonly cache: ReturnType<typeof createFrameCache>;
  readonly painter: ReturnType<typeof createFramePainter>;
  /** Stands for a picture that is on its way: it draws nothing. */
  readonly blank: Picture;
  media: EditorMedia;
  clock: PlayClock;
  isDue: boolean;
  isDirty: boolean;
  isResting: boolean;
  /** The frame that was drawn last. */
  drawn: Ticks;
  /** Whether the page knows that it plays. */
  hasToldPlaying: boolean;
  stopRest: () => void;
}

/** The start of the project's frame that is due; at the very end the last one stays. */
function dueTime({ clock, copy, parts }: Engine): Ticks {
  const document = copy.shown();
  const time = clock.rate === 0 ? clock.time : timeAt(clock, parts.now());
  const shown = time === durationOf(document) ? time - 1 : time;
  return floorToFrame(Math.max(0, shown), document.rate);
}

/** The pictures of a frame, and whether all of them are the very ones. */
function picturesOf({ blank, clock, copy, isResting, cache }: Engine, layers: readonly Layer[]) {
  const pictures = new Map<string, Picture | null>();
  let isExact = true;
  for (const { clipId, sourceTime } of layers) {
    const clip = findClip(copy.shown(), clipId)?.clip;
    if (!clip || !isMediaClip(clip)) continue;
    const found = cache.pictureOf({ clip, sourceTime, rate: clock.rate, isResting });
    pictures.set(clipId, found.isOffline ? null : (found.picture ?? blank));
    isExact &&= found.isExact;
  }
  return { pictures, isExact };
}

function tell(engine: Engine, isExact: boolean): void {
  const isPlaying = engine.clock.rate !== 0;
  if (isPlaying && engine.hasToldPlaying) return;
  engine.hasToldPlaying = isPlaying;
  engine.parts.say({ kind: 'shown', time: engine.drawn, isExact, isPlaying });
}

function draw(engine: Engine): void {
  const { clock, copy, media, painter, cache } = engine;
  const document = copy.shown();
  const time = dueTime(engine);
  if (clock.rate !== 0) cache.prepare(clipsAhead(document, { time, rate: clock.rate }), clock.rate);
  cache.keep(clipsKept(document, time));
  if (!engine.isDirty && time === engine.drawn) return;
  engine.isDirty = false;
  const layers = layersAt(document, time, media);
  const { isExact, pictures } = picturesOf(engine, layers);
  const painted = painter.paint({ document, layers, pictures: (clipId) => pictures.get(clipId) ?? null });
  if (!painted) return;
  engine.drawn = time;
  tell(engine, isExact && painted.isExact);
}

/** Draws with the next picture of the screen; while it plays, again and again. What is late is left out. */
function schedule(engine: Engine): void {
  if (engine.isDue) return;
  engine.isDue = true;
  engine.parts.nextPaint(() => {
    engine.isDue = false;
    draw(engine);
    if (engine.clock.rate !== 0) schedule(engine);
  });
}

function redraw(engine: Engine): void {
  engine.isDirty = true;
  schedule(engine);
}

/** Something moves: full frames wait until it rests. */
function disturb(engine: Engine): void {
  engine.isResting = false;
  engine.stopRest();
  engine.stopRest = engine.parts.later(() => {
    engine.isResting = true;
    redraw(engine);
  }, REST_MS);
  redraw(engine);
}

function hear(engine: Engine, request: PreviewRequest): void {
  switch (request.kind) {
    case 'open':
      engine.painter.open(request.canvas, request.fontUrls);
      break;
    case 'media':
      engine.media = request.media;
      engine.cache.learn(request.media);
      redraw(engine);
      break;
    case 'size':
      engine.painter.resize(request);
      redraw(engine);
      break;
    case 'clock':
      if (request.clock.rate === 0) engine.hasToldPlaying = false;
      engine.clock = request.clock;
      disturb(engine);
      break;
    case 'document':
    case 'edits':
    case 'draft':
      engine.copy.take(request);
      disturb(engine);
      break;
  }
}

/** Draws the document at the playhead; hears what the page says. */
export function createPreviewEngine(parts: EngineParts): (request: PreviewRequest) => void {
  let engine: Engine | null = null;
  const changed = () => {
    if (engine) redraw(engine);
  };
  const made: Engine = {
    parts,
    copy: createDocumentCopy(),
    cache: createFrameCache({ ...parts, changed, onStale: (mediaId) => parts.say({ kind: 'stale', mediaId }) }),
    painter: createFramePainter({ ...parts, changed }),
    blank: parts.environment.canvas(1, 1),
    media: {},
    clock: STILL,
    isDue: false,
    isDirty: true,
    isResting: false,
    drawn: -1,
    hasToldPlaying: false,
    stopRest: () => undefined,
  };
  engine = made;
  return (request) => hear(made, request);
}
