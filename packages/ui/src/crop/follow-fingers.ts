/** From 0 to 1 over the picture. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Frame extends Place {
  readonly width: number;
  readonly height: number;
}

export const centreOf = ({ x, y, width, height }: Frame): Place => ({ x: x + width / 2, y: y + height / 2 });

const isOn = ({ x, y, width, height }: Frame, at: Place): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** What two fingers do with a frame, since the second one came down. */
export interface CropPinch {
  /** The frame as it was then. */
  readonly frame: Frame;
  /** The middle between the fingers then and now, from 0 to 1 over the picture. */
  readonly from: Place;
  readonly to: Place;
  /** How many times as far apart they are. */
  readonly times: number;
}

/** What fingers move, and who hears of it. */
export interface Fingered {
  readonly frame: Frame;
  /** Where the centre of the frame is wanted; it may lie too near to an edge. */
  readonly onMove: (centre: Place) => void;
  readonly onPinch: (pinch: CropPinch) => void;
}

type Spot = Pick<PointerEvent, 'clientX' | 'clientY'>;

type Hold =
  | { readonly kind: 'drag'; readonly grip: Place }
  | { readonly kind: 'pinch'; readonly frame: Frame; readonly from: Place; readonly apart: number };

/** Pixels that a finger moves by itself while it lies still. */
const STILL = 10;

const distance = (one: Spot, other: Spot) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const between = (one: Spot, other: Spot): Spot => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});

function placeIn(box: HTMLElement, { clientX, clientY }: Spot): Place {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The fingers on a box, or the pointer of a mouse: one drags the frame by where it is taken, two pinch it. */
function createFingers(box: HTMLElement, now: () => Fingered) {
  const spots = new Map<number, Spot>();
  let hold: Hold | null = null;
  let pressed: { readonly spot: Spot; readonly frame: Frame } | null = null;

  const drag = (spot: Spot, grip: Place) => {
    pressed = { spot, frame: now().frame };
    hold = { kind: 'drag', grip };
  };
  const gripAt = (at: Place): Place => {
    const centre = centreOf(now().frame);
    return { x: centre.x - at.x, y: centre.y - at.y };
  };
  const pinch = (one: Spot, other: Spot) => {
    // A first finger that came down beside the frame has fetched it: it was not meant to.
    const isFresh = pressed !== null && distance(pressed.spot, one) < STILL;
    const frame = pressed && isFresh ? pressed.frame : now().frame;
    hold = { kind: 'pinch', frame, from: placeIn(box, between(one, other)), apart: Math.max(1, distance(one, other)) };
  };
  return {
    press(event: PointerEvent): boolean {
      // A first finger: of others nobody said that they went.
      if (event.isPrimary) spots.clear();
      if (event.button !== 0 || spots.size > 1) return false;
      const [other] = spots.values();
      spots.set(event.pointerId, event);
      if (other) {
        pinch(other, event);
        return true;
      }
      const at = placeIn(box, event);
      const isGrip = isOn(now().frame, at);
      drag(event, isGrip ? gripAt(at) : { x: 0, y: 0 });
      // A press beside it brings it there first.
      if (!isGrip) now().onMove(at);
      return true;
    },
    move(event: PointerEvent): void {
      if (!hold || !spots.has(event.pointerId)) return;
      spots.set(event.pointerId, event);
      const [one, other] = spots.values();
      if (hold.kind === 'pinch' && one && other) {
        const { frame, from, apart } = hold;
        const to = placeIn(box, between(one, other));
        now().onPinch({ frame, from, to, times: distance(one, other) / apart });
      } else if (hold.kind === 'drag') {
        const at = placeIn(box, event);
        now().onMove({ x: at.x + hold.grip.x, y: at.y + hold.grip.y });
      }
    },
    lift(event: PointerEvent): void {
      if (!spots.delete(event.pointerId)) return;
      hold = null;
      const [left] = spots.values();
      // The one that stays goes on with the frame as it is.
      if (left) drag(left, gripAt(placeIn(box, left)));
    },
  };
}

/** Listens to the fingers on a box until the signal says no more. */
export function followFingers(box: HTMLElement, now: () => Fingered, signal: AbortSignal): void {
  const fingers = createFingers(box, now);
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (!fingers.press(event)) return;
      box.setPointerCapture(event.pointerId);
      box.querySelector('input')?.focus({ preventScroll: true });
    },
    { signal },
  );
  box.addEventListener('pointermove', (event) => fingers.move(event), { signal });
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    box.addEventListener(kind, (event) => fingers.lift(event), { signal });
  }
}
