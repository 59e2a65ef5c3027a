import { keyStep, wheelSteps } from './crop-steps.ts';

/** From 0 to 1 over the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Place {
  readonly width: number;
  readonly height: number;
}

export interface Cropping {
  readonly frame: Frame;
  /** Where the centre of the frame is wanted; it may lie too near to an edge. */
  readonly onMove: (centre: Place) => void;
  /** Steps nearer, or away where they are negative; parts of one too. */
  readonly onZoom: (steps: number) => void;
}

export const centreOf = ({ x, y, width, height }: Frame): Place => ({ x: x + width / 2, y: y + height / 2 });

const isOn = ({ x, y, width, height }: Frame, at: Place): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

function placeOf(box: HTMLElement, { clientX, clientY }: PointerEvent): Place {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Listens to pointer, keys and wheel; returns how to stop. The frame is dragged by where it is taken. */
export function followCropping(box: HTMLElement, now: () => Cropping): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let grip: Place | null = null;
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const { frame, onMove } = now();
      const [at, centre] = [placeOf(box, event), centreOf(frame)];
      const isGrip = isOn(frame, at);
      grip = isGrip ? { x: centre.x - at.x, y: centre.y - at.y } : { x: 0, y: 0 };
      box.setPointerCapture(event.pointerId);
      box.querySelector('input')?.focus({ preventScroll: true });
      // A press beside it brings it there first.
      if (!isGrip) onMove(at);
    },
    { signal },
  );
  // The sliders keep the focus.
  box.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  box.addEventListener(
    'pointermove',
    (event) => {
      if (grip === null || !event.isPrimary) return;
      const at = placeOf(box, event);
      now().onMove({ x: at.x + grip.x, y: at.y + grip.y });
    },
    { signal },
  );
  const end = () => {
    grip = null;
  };
  for (const kind of ['pointerup', 'pointercancel']) box.addEventListener(kind, end, { signal });
  box.addEventListener('keydown', (event) => pressed(event, now()), { signal });
  // Not passive, as React's own would be: the page is to stay where it is.
  const turned = (event: WheelEvent) => {
    event.preventDefault();
    now().onZoom(wheelSteps(event));
  };
  box.addEventListener('wheel', turned, { signal, passive: false });
  return () => listening.abort();
}

function pressed(event: KeyboardEvent, { frame, onMove, onZoom }: Cropping): void {
  const step = keyStep(event);
  if (!step) return;
  event.preventDefault();
  const { x, y } = centreOf(frame);
  if ('zoom' in step) onZoom(step.zoom);
  else onMove({ x: x + step.x, y: y + step.y });
}
