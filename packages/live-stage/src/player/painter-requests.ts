import type { Crop } from '@kinora/contracts/catalogue';

import { LIGHT_EVERY_MS, lightSize } from '../stage/draw-light.ts';
import type { Painter } from './painter-state.ts';
import type { CutRequest, PreviewRequest } from './preview-messages.ts';
import { stillFrameOf, type PreviewScene } from './preview-scene.ts';

/** How long the page has for the answer to a press, in milliseconds: two frames of the film are not drawn. */
const YIELD_MS = 100;

/** Lights the room around the film: now and then while it plays, and whenever a still is drawn. */
export function shine(painter: Painter): void {
  const { canvas, clock, drawn, light, parts } = painter;
  const now = parts.now();
  if (!canvas || !light || drawn === null || (clock.isPlaying && now - painter.litAt < LIGHT_EVERY_MS)) return;
  painter.litAt = now;
  parts.say({ kind: 'lit', picture: parts.light(canvas, light) });
}

/** Resolves when what is drawn had time to reach the screen and no press waits for its answer. */
async function untilFree(painter: Painter): Promise<void> {
  const { parts } = painter;
  await new Promise<void>((go) => parts.soon(go));
  if (parts.now() < painter.yieldsUntil) await untilFree(painter);
}

/** One after another, with time for the film between them: a page of cards asks for many at once. */
function sketch(painter: Painter, { sketch: id, scene }: { sketch: number; scene: PreviewScene }): void {
  const { parts } = painter;
  const draw = async () => parts.sketch(await parts.openFilm(scene), stillFrameOf(scene));
  const answer = (picture: ImageBitmap | null) => parts.say({ kind: 'sketched', sketch: id, picture });
  painter.sketches = painter.sketches
    .then(() => untilFree(painter))
    .then(draw)
    // One picture less is no reason to end the preview.
    .then(answer, () => answer(null));
}

function cut({ parts }: Painter, { cut: id, request }: { cut: number; request: CutRequest }): void {
  const answer = (crop: Crop | null) => parts.say({ kind: 'found', cut: id, crop });
  parts.cut(request).then(answer, () => answer(null));
}

async function listen({ take, parts }: Painter, id: number): Promise<void> {
  if (take?.id !== id) return;
  const track = await take.full.synthesise?.();
  if (track) parts.say({ kind: 'sound', id, track });
}

const SIDE_KINDS = ['cut', 'fit', 'light', 'listen', 'sketch', 'yield'] as const;

/** All that is asked for beside the film itself. */
export type SideRequest = Extract<PreviewRequest, { kind: (typeof SIDE_KINDS)[number] }>;

export const isSideRequest = (request: PreviewRequest): request is SideRequest =>
  SIDE_KINDS.some((kind) => kind === request.kind);

/** Does what is asked for beside the film itself. */
export function serve(painter: Painter, request: SideRequest): void {
  switch (request.kind) {
    case 'sketch':
      sketch(painter, request);
      break;
    case 'cut':
      cut(painter, request);
      break;
    case 'listen':
      // A film whose sound cannot be read is shown all the same.
      listen(painter, request.id).catch(() => {});
      break;
    case 'light':
      painter.light = request.place && lightSize(request.place);
      painter.litAt = -Infinity;
      shine(painter);
      break;
    case 'fit':
      painter.place = request;
      break;
    case 'yield':
      painter.yieldsUntil = painter.parts.now() + YIELD_MS;
      break;
  }
}
