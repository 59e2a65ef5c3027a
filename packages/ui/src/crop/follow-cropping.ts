import { keyStep, wheelSteps } from './crop-steps.ts';
import { centreOf, followFingers, type Fingered } from './follow-fingers.ts';

export interface Cropping extends Fingered {
  /** Steps nearer, or away where they are negative; parts of one too. */
  readonly onZoom: (steps: number) => void;
}

/** Listens to pointers, keys and wheel; returns how to stop. */
export function followCropping(box: HTMLElement, now: () => Cropping): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  followFingers(box, now, signal);
  // The sliders keep the focus.
  box.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
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
