import type { Context2d, PlanOptions, Scene, ScenePlan, Soundtrack } from '@kinora/media-core';

import { changeFilm, frameAt, pauseAt, playFrom, seekTo, type PreviewClock } from './preview-clock.ts';
import type { PreviewNews, PreviewRequest, PreviewScene } from './preview-messages.ts';
import { judge, measure, scaledSize, startPace, type Pace } from './preview-size.ts';

/** Paints a plan's scene, ready to draw its frames. */
export type PaintScene = (plan: ScenePlan) => Scene;

/** What the painter needs of the engine, the worker and time; tests give their own. */
export interface PainterParts {
  readonly planScene: (prompt: string, options: PlanOptions) => ScenePlan;
  readonly synthesise: (plan: ScenePlan) => Soundtrack;
  /** Draws one frame of a plan, small. */
  readonly sketch: (plan: ScenePlan) => Promise<ImageBitmap>;
  /** Loads what a plan is drawn with, and gives what paints it at any size. */
  readonly loadScene: (plan: ScenePlan) => Promise<PaintScene>;
  readonly now: () => number;
  /** Runs something before the next picture of the screen. */
  readonly nextPaint: (run: () => void) => void;
  /** Runs something when nothing happened for a moment. */
  readonly later: (run: () => void) => void;
  readonly say: (news: PreviewNews) => void;
}

/** A canvas that the scene draws on. */
export interface PainterCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Context2d | null;
}

/** One film at one size. */
interface Film {
  readonly id: number;
  readonly plan: ScenePlan;
  readonly full: ScenePlan;
  readonly paintScene: PaintScene;
  readonly scene: Scene;
}

interface Painter {
  readonly parts: PainterParts;
  canvas: PainterCanvas | null;
  film: Film | null;
  clock: PreviewClock;
  pace: Pace;
  /** The newest wish; older ones that are still loading are dropped. */
  wish: number;
  drawn: number | null;
  /** Counts changes, so that a sharp still is only made where the picture stands. */
  turn: number;
}

const fullSize = (plan: ScenePlan) => ({ width: plan.width, height: plan.height });

function drawFrame(painter: Painter, frame: number): void {
  const { canvas, film, parts } = painter;
  const context = canvas?.getContext('2d');
  if (!canvas || !film || !context) return;
  const { width, height } = film.plan;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const before = parts.now();
  film.scene.drawFrame(context, frame);
  painter.pace = measure(painter.pace, parts.now() - before);
  painter.drawn = frame;
  parts.say({ kind: 'frame', frame, width, height });
}

/** Builds the film at a size; the picture before it stays until this one is drawn. */
function build(painter: Painter, film: Omit<Film, 'plan' | 'scene'>, size = fullSize(film.full)) {
  const plan = { ...film.full, ...size };
  painter.film = { ...film, plan, scene: film.paintScene(plan) };
  painter.drawn = null;
}

function adapt(painter: Painter, film: Film): void {
  const budget = 1000 / film.full.fps;
  const pace = judge(painter.pace, { full: film.full, budget });
  const changed = pace.rung !== painter.pace.rung;
  painter.pace = pace;
  if (changed) build(painter, film, scaledSize(film.full, pace.rung));
}

function step(painter: Painter): void {
  const { clock, film, parts } = painter;
  if (!clock.isPlaying || !film) return;
  const frame = frameAt(clock, parts.now());
  if (frame !== painter.drawn) {
    drawFrame(painter, frame);
    adapt(painter, film);
  }
  parts.nextPaint(() => step(painter));
}

/** While it stands still there is time for the picture at its full size: the same one that a paid clip has. */
function sharpen(painter: Painter): void {
  const turn = (painter.turn += 1);
  painter.parts.later(() => {
    const { film, clock } = painter;
    if (!film || clock.isPlaying || turn !== painter.turn) return;
    if (film.plan.width !== film.full.width) build(painter, film);
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
  painter.wish = id;
  const full = parts.planScene(scene.prompt, scene.options);
  const { seen, missed, unsupportedScript, frames, fps } = full;
  parts.say({ kind: 'planned', id, understood: { seen, missed, unsupportedScript }, frames, fps });
  const paintScene = await parts.loadScene(full);
  if (painter.wish !== id) return;
  const wasPlaying = painter.clock.isPlaying && painter.film !== null;
  build(painter, { id, full, paintScene }, scaledSize(full, painter.pace.rung));
  painter.clock = changeFilm(painter.clock, { frames, fps, now: parts.now() });
  drawFrame(painter, frameAt(painter.clock, parts.now()));
  parts.say({ kind: 'shown', id });
  if (!painter.clock.isPlaying) sharpen(painter);
  else if (!wasPlaying) step(painter);
}

function play(painter: Painter): void {
  const { film, clock, parts } = painter;
  painter.turn += 1;
  painter.clock = playFrom(clock, parts.now());
  if (clock.isPlaying || !film) return;
  if (film.plan.width === film.full.width) build(painter, film, scaledSize(film.full, painter.pace.rung));
  step(painter);
}

function sketch({ parts }: Painter, { sketch: id, scene }: { sketch: number; scene: PreviewScene }): void {
  const draw = () => parts.sketch(parts.planScene(scene.prompt, scene.options));
  const answer = (picture: ImageBitmap | null) => parts.say({ kind: 'sketched', sketch: id, picture });
  // One picture less is no reason to end the preview.
  Promise.resolve()
    .then(draw)
    .then(answer, () => answer(null));
}

function listen({ film, parts }: Painter, id: number): void {
  if (film?.id === id) parts.say({ kind: 'sound', id, track: parts.synthesise(film.full) });
}

function failed(painter: Painter, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  painter.parts.say({ kind: 'failed', id: painter.wish, message });
}

function obey(painter: Painter, request: PreviewRequest): void {
  const now = painter.parts.now();
  switch (request.kind) {
    case 'open':
      // OffscreenCanvas has every member the engine uses; its own types are wider.
      painter.canvas = request.canvas as unknown as PainterCanvas;
      break;
    case 'show':
      show(painter, request).catch((error: unknown) => failed(painter, error));
      break;
    case 'sketch':
      sketch(painter, request);
      break;
    case 'listen':
      listen(painter, request.id);
      break;
    case 'play':
      play(painter);
      break;
    case 'pause':
      painter.clock = pauseAt(painter.clock, now);
      redraw(painter);
      break;
    case 'seek':
      painter.clock = seekTo(painter.clock, { frame: request.frame, now });
      redraw(painter);
      break;
  }
}

/** Draws a prompt as a film on a canvas, in a loop; requests come in order, news goes out. */
export function createPainter(parts: PainterParts): (request: PreviewRequest) => void {
  const painter: Painter = {
    parts,
    canvas: null,
    film: null,
    clock: { frames: 120, fps: 24, isPlaying: false, frame: 0, since: parts.now() },
    pace: startPace(),
    wish: 0,
    drawn: null,
    turn: 0,
  };
  return (request) => obey(painter, request);
}
