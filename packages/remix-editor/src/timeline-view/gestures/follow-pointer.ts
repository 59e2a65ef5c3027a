import { zoomAtom } from '../../state/window-atoms.ts';
import { closeAll, listen, type Surface } from '../surface/surface-parts.ts';
import { clickClip } from './click-clip.ts';
import { heldBy, hitUnder, placeIn, sessionOf, type Press } from './press.ts';
import { openRunning } from './running-session.ts';
import { startScrub } from './scrub-session.ts';

/** A press that goes this far is a drag, in pixels. */
const DRAG_FROM = 4;
/** A finger that rests this long picks up. */
const PICK_UP_MS = 350;

/** What has its own idea of a press. */
const OWN = 'button, a, input, [data-head], [role="menu"]';
const isIn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;

interface Down extends Press {
  readonly event: PointerEvent;
}

const hasMoved = ({ event }: Down, { clientX, clientY }: PointerEvent) =>
  Math.hypot(clientX - event.clientX, clientY - event.clientY) >= DRAG_FROM;

/** What the pointer would take hold of. */
function overOf(surface: Surface, event: PointerEvent): 'cut' | 'edge' | '' {
  const { clip, cut, zone } = hitUnder(surface, event);
  if (!clip || zone === 'body') return '';
  return cut ? 'cut' : 'edge';
}

/** Presses, drags and clicks in the lanes; `cancel` calls off what goes on. */
function openPresses(surface: Surface) {
  const { parts, store } = surface;
  const running = openRunning(parts);
  let down: Down | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
    down = null;
  }
  function begin(): void {
    if (down && !running.isOn()) running.start(sessionOf(surface, down), down.event);
  }
  function cancel(): void {
    forget();
    running.cancel();
  }
  function press(event: PointerEvent): void {
    // A second finger is a pinch.
    if (!event.isPrimary) cancel();
    if (event.button !== 0 || !event.isPrimary || isIn(event, OWN)) return;
    if (isIn(event, '[data-part="ruler"], [data-part="playhead"]')) {
      running.start(startScrub(surface), event);
      running.again();
      return;
    }
    const isTouch = event.pointerType === 'touch';
    const [place, hit] = [placeIn(parts.tiles, event), hitUnder(surface, event)];
    down = { event, place, hit, held: heldBy(event), isTouch };
    if (isTouch) timer = setTimeout(begin, isIn(event, '[data-handle]') ? 0 : PICK_UP_MS);
  }
  function move(event: PointerEvent): void {
    if (!down && !running.isOn()) parts.content.dataset.over = overOf(surface, event);
    if (down && !running.isOn() && hasMoved(down, event)) {
      if (down.isTouch) forget();
      else begin();
    }
    running.move(event);
  }
  function release(event: PointerEvent): void {
    if (running.isOn()) running.end();
    else if (down && !hasMoved(down, event)) clickClip(store, down.hit, down.held);
    forget();
  }
  return { running, cancel, press, move, release };
}

/** Turns what a pointer does in the lanes into sessions, clicks and scrubbing. */
export function followPointer(surface: Surface): () => void {
  const { content } = surface.parts;
  const { running, cancel, press, move, release } = openPresses(surface);
  const stops = [
    listen(content, 'pointerdown', press),
    listen(content, 'pointermove', move),
    listen(content, 'pointerup', release),
    listen(content, 'pointercancel', cancel),
    listen(content, 'dblclick', (event) => {
      const { clip } = isIn(event, OWN) ? { clip: null } : hitUnder(surface, event);
      if (clip) surface.onOpenClip(clip.id);
    }),
    // Pointers do the work; this only keeps the browser from scrolling meanwhile.
    listen(content, 'touchmove', (event) => {
      if (running.isOn() && event.cancelable) event.preventDefault();
    }),
    listen(window, 'keydown', (event) => {
      if (event.key !== 'Escape' || !running.isOn()) return;
      event.preventDefault();
      cancel();
    }),
    surface.store.sub(zoomAtom, running.again),
  ];
  return () => {
    cancel();
    closeAll(stops);
  };
}
