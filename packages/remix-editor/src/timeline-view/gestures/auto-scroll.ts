import type { SurfaceParts } from '../surface/surface-parts.ts';

/** How near to an edge scrolling begins, and how fast it gets, in pixels and pixels a frame. */
const NEAR = 40;
const FASTEST = 24;

/** How far to scroll in a frame while the pointer is here; `length` is how long the side is. */
export function edgeSpeed(at: number, length: number): number {
  if (at < NEAR) return -Math.min(1, (NEAR - at) / NEAR) * FASTEST;
  const behind = at - (length - NEAR);
  return behind > 0 ? Math.min(1, behind / NEAR) * FASTEST : 0;
}

export interface AutoScroll {
  /** The pointer is here now. */
  readonly point: (at: { clientX: number; clientY: number }) => void;
  readonly stop: () => void;
}

/** Scrolls as long as a dragging pointer is at an edge of the lanes. */
export function openAutoScroll({ scroller, tiles, corner }: SurfaceParts, onScroll: () => void): AutoScroll {
  let frame = 0;
  let pointer = { clientX: 0, clientY: 0 };
  function speeds(): readonly [across: number, down: number] {
    const { top, height } = scroller.getBoundingClientRect();
    const left = tiles.getBoundingClientRect().left + scroller.scrollLeft;
    const [width, head] = [scroller.clientWidth - corner.offsetWidth, corner.offsetHeight];
    return [
      edgeSpeed(pointer.clientX - left, width),
      edgeSpeed(pointer.clientY - top - head, Math.max(2 * NEAR, height - head)),
    ];
  }
  function step(): void {
    const [across, down] = speeds();
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy(across, down);
    const isMoving = scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1];
    frame = isMoving ? requestAnimationFrame(step) : 0;
    if (isMoving) onScroll();
  }
  return {
    point(at) {
      pointer = at;
      frame ||= requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
