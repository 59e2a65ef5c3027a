import type { Surface } from '../surface/surface-parts.ts';
import { aSurface, xAt } from './a-surface.ts';
import { aLittleFilm } from './sample-timelines.ts';

/** Half way down the row of pictures. */
const VIDEO = 44 + 44 + 38;

interface Point {
  readonly seconds: number;
  readonly y?: number;
  readonly more?: object;
  readonly on?: Element;
}

/** The little film and what listens to its pointers. */
export function aStage(...follow: readonly ((surface: Surface) => () => void)[]) {
  const film = aSurface(aLittleFilm());
  const stops = follow.map((start) => start(film.surface));
  function point(name: string, { seconds, y = VIDEO, more, on = film.content }: Point): void {
    const event = new Event(name, { bubbles: true, cancelable: true });
    const where = { clientX: xAt(seconds), clientY: y, pointerId: 1, button: 0, isPrimary: true, pointerType: 'mouse' };
    on.dispatchEvent(Object.assign(event, where, { ctrlKey: false, shiftKey: false, altKey: false }, more));
  }
  const close = () => {
    for (const stop of stops) stop();
  };
  return { ...film, point, close };
}
