import { useEffect } from 'react';

import { actOf, type ClipAct } from './clip-keys.ts';

/**
 * Hears the keys of a clip. One that the page or a dialog is about hears all of it; any other only what is pressed
 * within it.
 */
export function useClipKeys(frame: HTMLElement | null, hearsPage: boolean, onAct: (act: ClipAct) => void): void {
  useEffect(() => {
    if (!frame) return undefined;
    const place = hearsPage ? (frame.closest('dialog') ?? frame.ownerDocument) : frame;
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const act = actOf(event);
      if (act === undefined) return;
      // The place would do something of its own with it, such as scrolling.
      event.preventDefault();
      event.stopPropagation();
      onAct(act);
    };
    place.addEventListener('keydown', press, { capture: true });
    return () => place.removeEventListener('keydown', press, { capture: true });
  }, [frame, hearsPage, onAct]);
}
