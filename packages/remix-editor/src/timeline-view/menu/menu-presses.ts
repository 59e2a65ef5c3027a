import type { Surface } from '../surface/surface-parts.ts';
import { openMenuAt } from './open-menu-at.ts';

/** Opens menus for presses, and keeps a finger that has opened one from doing more. */
export function openMenuPresses(surface: Surface) {
  let hasOpened = false;
  return {
    /**
     * Whether a right click has a menu. A browser makes one of a long press too: that comes late, when its finger is busy
     * or has opened a menu already. A field keeps its own menu.
     */
    takes(event: MouseEvent, isBusy: boolean): boolean {
      if (event.target instanceof Element && event.target.closest('input')) return false;
      event.preventDefault();
      return !isBusy && !hasOpened;
    },
    start(): void {
      hasOpened = false;
    },
    show(event: MouseEvent, isTouch: boolean): void {
      hasOpened = isTouch;
      openMenuAt(surface, event);
    },
    /** What browsers make of a lifted finger would choose what lies below it, now that it is a menu. */
    lift(event: TouchEvent): void {
      if (hasOpened && event.cancelable) event.preventDefault();
      hasOpened = false;
    },
  };
}
