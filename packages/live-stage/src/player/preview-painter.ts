import type { PainterCanvas, PainterParts } from './painter-parts.ts';
import { isSideRequest, serve, shine, type SideRequest } from './painter-requests.ts';
import type { Painter, Take } from './painter-state.ts';
import { changeFilm, frameAt, pauseAt, playFrom, seekTo } from './preview-clock.ts';
import type { FilmSize } from './preview-film.ts';
import type { PreviewRequest } from './preview-messages.ts';
import type { PreviewScene } from './preview-scene.ts';
import { judge, measure, scaledSize, startPace } from './preview-size.ts';

/** Tells the page where the film stands: while it plays, as often as a clock with tenths of a second moves. */
function tell(painter: Painter, frame: number): void {
  const { clock, count: drawn, parts, seek, take } = painter;
  if (!take) return;
  const { width, height } = take.size;
  const moment = clock.isPlaying ? `after ${Math.floor((frame * 10) / clock.fps)}` : `at ${frame}`;
  const told = `${seek} ${width}x${height} ${moment}`;
  if (told === painter.told) return;
  painter.told = told;
  parts.say({ kind: 'frame', seek, frame, drawn, width, height });
}

function drawFrame(painter: Painter, frame: number): void {
  const { canvas, take, parts } = painter;
  const context = canvas?.getContext('2d');
  if (!canvas || !take || !context) return;
  const { width, height } = take.size;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const before = parts.now();
  take.scene.drawFrame(context, frame);
  painter.pace = measure(painter.pace, parts.now() - before);
  painter.drawn = frame;
  painter.count += 1;
  tell(painter, frame);
  shine(painter);
}

/** Builds the film at a size; the picture before it stays until this one is drawn. */
function build(painter: Painter, { id, full, paint }: Omit<Take, 'size' | 'scene'>, { width, height }: FilmSize) {
  const size = { width, height };
  painter.take = { id, full, paint, size, scene: paint(size) };
  painter.drawn = null;
}

function adapt(painter: Painter, take: Take): void {
  const budget = 1000 / take.full.fps;
  const pace = judge(painter.pace, { full: take.full, budget, place: painter.place });
  const changed = pace.rung !== painter.pace.rung;
  painter.pace = pace;
  if (changed) build(painter, take, scaledSize(take.full, pace.rung));
}

function step(painter: Painter): void {
  const { clock, take, parts } = painter;
  if (!clock.isPlaying || !take) return;
  const now = parts.now();
  const frame = frameAt(clock, now);
  if (frame !== painter.drawn && now >= painter.yieldsUntil) {
    drawFrame(painter, frame);
    adapt(painter, take);
  }
  parts.nextPaint(() => step(painter));
}

/** While it stands still there is time for the picture at its full size: the same one that a paid clip has. */
function sharpen(painter: Painter): void {
  const turn = (painter.turn += 1);
  painter.parts.later(() => {
    const { take, clock } = painter;
    if (!take || clock.isPlaying || turn !== painter.turn) return;
    if (take.size.width !== take.full.width) build(painter, take, take.full);
    drawFrame(painter, clock.frame);
  });
}

function redraw(painter: Painter): void {
  if (painter.clock.isPlaying) return;
  drawFrame(painter, painter.clock.frame);
  sharpen(painter);
}

async function show(painter: Painter, { id, scene }: { id: number; scene: PreviewScene }): Promise<void> {
  const { parts } = painter;
  painter.request = id;
  const opened = parts.openFilm(scene);
  const full = opened instanceof Promise ? await opened : opened;
  const { understood, frames, fps } = full;
  parts.say({ kind: 'planned', id, understood, frames, fps });
  const paint = await full.load();
  if (painter.request !== id) return;
  const wasPlaying = painter.clock.isPlaying && painter.take !== null;
  build(painter, { id, full, paint }, scaledSize(full, painter.pace.rung));
  painter.clock = changeFilm(painter.clock, { frames, fps, now: parts.now() });
  drawFrame(painter, frameAt(painter.clock, parts.now()));
  parts.say({ kind: 'shown', id });
  if (!painter.clock.isPlaying) sharpen(painter);
  else if (!wasPlaying) step(painter);
}

function play(painter: Painter): void {
  const { take, clock, parts } = painter;
  painter.turn += 1;
  painter.clock = playFrom(clock, parts.now());
  if (clock.isPlaying || !take) return;
  if (take.size.width === take.full.width) build(painter, take, scaledSize(take.full, painter.pace.rung));
  step(painter);
}

function failed(painter: Painter, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  painter.parts.say({ kind: 'failed', id: painter.request, message });
}

function obey(painter: Painter, request: Exclude<PreviewRequest, SideRequest>): void {
  const now = painter.parts.now();
  switch (request.kind) {
    case 'open':
      // OffscreenCanvas has every member the engine uses; its own types are wider.
      painter.canvas = request.canvas as unknown as PainterCanvas;
      break;
    case 'show':
      show(painter, request).catch((error: unknown) => failed(painter, error));
      break;
    case 'play':
      play(painter);
      break;
    case 'pause':
      painter.clock = pauseAt(painter.clock, now);
      redraw(painter);
      break;
    case 'seek':
      painter.seek = request.seek;
      painter.clock = seekTo(painter.clock, { frame: request.frame, now });
      redraw(painter);
      break;
  }
}

/** Draws a scene as a film on a canvas, in a loop; requests come in order, news goes out. */
export function createPainter(parts: PainterParts): (request: PreviewRequest) => void {
  const painter: Painter = {
    parts,
    canvas: null,
    take: null,
    clock: { frames: 120, fps: 24, isPlaying: false, frame: 0, since: parts.now() },
    seek: 0,
    pace: startPace(),
    place: null,
    request: 0,
    yieldsUntil: 0,
    light: null,
    litAt: -Infinity,
    drawn: null,
    count: 0,
    told: '',
    turn: 0,
    sketches: Promise.resolve(),
  };
  return (request) => (isSideRequest(request) ? serve(painter, request) : obey(painter, request));
}
