import type { Marker } from '@kinora/contracts/timeline';

import { openMenuPresses } from '../menu/menu-presses.ts';
import type { Surface } from '../surface/surface-parts.ts';
import { clickClip } from './click-clip.ts';
import { startHeadDrag } from './head-session.ts';
import { startMarkerDrag } from './marker-session.ts';
import { heldBy, hitUnder, markerUnder, placeIn, sessionOf, type Press } from './press.ts';
import { openRunning } from './running-session.ts';
import { startScrub } from './scrub-session.ts';
import type { Session } from './session.ts';

/** A press that goes this far is a drag, in pixels. */
const DRAG_FROM = 4;
/** A finger that rests this long picks up. */
const PICK_UP_MS = 350;

/** What has its own idea of a press. */
const OWN = 'button, a, input, [data-head], [role="menu"]';
const isIn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;
export const isOwn = (event: Event): boolean => isIn(event, OWN);
/** Which track's head is pressed, but for its buttons. */
function headUnder(event: Event): string | null {
  if (!(event.target instanceof Element) || isIn(event, 'button, input, [role="menu"]')) return null;
  return event.target.closest<HTMLElement>('[data-track]')?.dataset.track ?? null;
}

/** A marker is a button that can be dragged, and so can a head. */
const isOwnPress = (surface: Surface, event: Event) =>
  isOwn(event) && !markerUnder(surface, event) && headUnder(event) === null;

interface Down extends Press {
  readonly event: PointerEvent;
  /** On an edge that is made for fingers. */
  readonly isHandle: boolean;
  /** On a marker of the ruler. */
  readonly marker: Marker | null;
  /** On the head of a track, beside its buttons. */
  readonly headOf: string | null;
}

const isInLanes = ({ marker, headOf }: Down) => marker === null && headOf === null;

const hasMoved = ({ event }: Down, { clientX, clientY }: PointerEvent) =>
  Math.hypot(clientX - event.clientX, clientY - event.clientY) >= DRAG_FROM;

function downOf(surface: Surface, event: PointerEvent): Down {
  const isTouch = event.pointerType === 'touch';
  const [place, hit] = [placeIn(surface.parts.tiles, event), hitUnder(surface, event)];
  const isHandle = isIn(event, '[data-handle]');
  const [marker, headOf] = [markerUnder(surface, event), headUnder(event)];
  return { event, place, hit, held: heldBy(event), isTouch, isHandle, marker, headOf };
}

function startOf(surface: Surface, down: Down): Session | null {
  if (down.marker) return startMarkerDrag(surface, down.marker, down.place);
  return down.headOf === null ? sessionOf(surface, down) : startHeadDrag(surface, down.headOf);
}

/** What the pointer would take hold of. */
function overOf(surface: Surface, event: PointerEvent): 'cut' | 'edge' | '' {
  const { clip, track, cut, zone } = hitUnder(surface, event);
  if (!clip || track?.locked || zone === 'body') return '';
  return cut ? 'cut' : 'edge';
}

/** Presses, drags and clicks in the lanes; `cancel` calls off what goes on. */
export function openPresses(surface: Surface) {
  const { parts, store } = surface;
  const [running, menus] = [openRunning(parts), openMenuPresses(surface)];
  let down: Down | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
    down = null;
  }
  function cancel(): void {
    forget();
    running.cancel();
  }
  function showMenu(event: MouseEvent): void {
    const isTouch = down?.isTouch === true;
    cancel();
    menus.show(event, isTouch);
  }
  function begin(): void {
    if (!down || running.isOn()) return;
    const session = startOf(surface, down);
    if (!session && down.isTouch) showMenu(down.event);
    else running.start(session, down.event);
  }
  /** A finger has rested: a marker, which goes with the finger at once, has its menu then. */
  const rest = () => (down?.marker ? showMenu(down.event) : begin());
  function press(event: PointerEvent): void {
    menus.start();
    // A second finger is a pinch.
    if (!event.isPrimary) cancel();
    if (event.button !== 0 || !event.isPrimary || isOwnPress(surface, event)) return;
    if (isIn(event, '[data-part="ruler"], [data-part="playhead"]')) {
      running.start(startScrub(surface), event);
      running.again();
      return;
    }
    down = downOf(surface, event);
    if (down.isTouch) timer = setTimeout(rest, down.isHandle ? 0 : PICK_UP_MS);
  }
  function move(event: PointerEvent): void {
    if (!down && !running.isOn()) parts.content.dataset.over = overOf(surface, event);
    if (down && !running.isOn() && hasMoved(down, event)) {
      if (down.isTouch && !down.marker) forget();
      else begin();
    }
    running.move(event);
  }
  function release(event: PointerEvent): void {
    const still = down && !hasMoved(down, event) ? down : null;
    // A clip that was picked up and put down where it was.
    if (running.isOn() && still?.isTouch && !still.isHandle) showMenu(event);
    else if (running.isOn()) running.end();
    else if (still && isInLanes(still)) clickClip(store, still.hit, still.held);
    forget();
  }
  function menu(event: MouseEvent): void {
    if (menus.takes(event, running.isOn() || down?.isTouch === true)) showMenu(event);
  }
  return { running, cancel, press, move, release, menu, lift: (event: TouchEvent) => menus.lift(event) };
}
