import { windowAtom, zoomAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { closeAll, listen, type Surface } from '../surface/surface-parts.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface Pinch {
  /** How far apart the fingers are. */
  readonly spread: number;
  readonly middle: number;
}

const pinchOf = (fingers: readonly Finger[]): Pinch | null => {
  const [one, other, ...more] = fingers;
  if (!one || !other || more.length > 0) return null;
  return { spread: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)), middle: (one.x + other.x) / 2 };
};

/** The zoom after two fingers went apart or together. */
export const pinchZoom = (zoom: number, before: number, after: number): number => zoom * (after / before);

/** Two fingers zoom round what is between them. */
export function followPinch({ parts, store }: Surface): () => void {
  const { content, tiles } = parts;
  const fingers = new Map<number, Finger>();
  let last: Pinch | null = null;
  function note({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType === 'touch') fingers.set(pointerId, { x, y });
  }
  function restart(): void {
    last = pinchOf([...fingers.values()]);
  }
  function moved(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    note(event);
    const next = pinchOf([...fingers.values()]);
    if (last && next) {
      const at = next.middle - tiles.getBoundingClientRect().left - store.get(windowAtom).scroll;
      store.set(zoomToAtom, { zoom: pinchZoom(store.get(zoomAtom), last.spread, next.spread), at: Math.max(0, at) });
    }
    last = next;
  }
  function lifted({ pointerId }: PointerEvent): void {
    fingers.delete(pointerId);
    restart();
  }
  const stops = [
    listen(content, 'pointerdown', (event) => {
      note(event);
      restart();
    }),
    listen(content, 'pointermove', moved),
    listen(content, 'pointerup', lifted),
    listen(content, 'pointercancel', lifted),
    listen(content, 'touchmove', (event) => {
      if (event.touches.length === 2 && event.cancelable) event.preventDefault();
    }),
  ];
  return () => closeAll(stops);
}
