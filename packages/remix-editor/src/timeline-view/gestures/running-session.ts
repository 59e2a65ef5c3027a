import type { SurfaceParts } from '../surface/surface-parts.ts';
import { openAutoScroll } from './auto-scroll.ts';
import { placeIn } from './press.ts';
import type { Session } from './session.ts';

export interface RunningSession {
  readonly isOn: () => boolean;
  /** Nothing where there is no session to start. */
  readonly start: (session: Session | null, pointer: PointerEvent) => void;
  readonly move: (pointer: PointerEvent) => void;
  /** The lanes have changed below a pointer that rests. */
  readonly again: () => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

/** A pointer over the heads is beside the lanes: it scrolls up and down only. */
function upright({ scroller }: SurfaceParts, { clientY }: PointerEvent) {
  const { left, width } = scroller.getBoundingClientRect();
  return { clientX: left + width / 2, clientY };
}

/** The session that goes on, if any: it holds the pointer and scrolls at the edges. */
export function openRunning(parts: SurfaceParts): RunningSession {
  const { content, tiles } = parts;
  let session: Session | null = null;
  let last: PointerEvent | null = null;
  const again = () => void (last && session?.move(placeIn(tiles, last)));
  const scrolling = openAutoScroll(parts, again);
  function stop(): void {
    scrolling.stop();
    session = null;
    delete content.dataset.dragging;
  }
  return {
    isOn: () => session !== null,
    again,
    start(next, pointer) {
      if (!next) return;
      [session, last] = [next, pointer];
      content.dataset.dragging = next.look ?? '';
      content.setPointerCapture(pointer.pointerId);
    },
    move(pointer) {
      if (!session) return;
      last = pointer;
      scrolling.point(session.look === 'head' ? upright(parts, pointer) : pointer);
      again();
    },
    end() {
      const done = session;
      stop();
      done?.end();
    },
    cancel() {
      const stopped = session;
      stop();
      stopped?.cancel();
    },
  };
}
