import type { TimelineDocument } from '@kinora/contracts/timeline';
import { findClip } from '@kinora/timeline';

import { tellRefusalAtom } from '../../state/command-atoms.ts';
import { windowAtom } from '../../state/window-atoms.ts';
import type { Surface } from '../surface/surface-parts.ts';
import { boundTo, type DragIntent } from './drag-intent.ts';
import type { Session } from './session.ts';

/** Whether a drag would be refused from the start: one of the clips that move with it is on a locked track. */
export const isLocked = (document: TimelineDocument, intent: DragIntent): boolean =>
  [...boundTo(document, intent)].some((id) => findClip(document, id)?.track.locked === true);

/** Beside the pointer, where a finger doesn't hide it. */
const OFFSET = 14;
/** Between the hint and the edges of the window. */
const MARGIN = 4;

/** Says that a track is locked as soon as a clip of it is pulled; the hint stays by the pointer. */
export function startLocked({ parts, store }: Surface): Session {
  const { hint } = parts;
  const hide = () => {
    hint.hidden = true;
  };
  store.set(tellRefusalAtom, { reason: 'track-locked' });
  return {
    look: 'locked',
    move({ x, y }) {
      const { scroll, width } = store.get(windowAtom);
      hint.hidden = false;
      const furthest = scroll + width - hint.offsetWidth - MARGIN;
      const left = Math.max(scroll + MARGIN, Math.min(x + OFFSET, furthest));
      hint.style.transform = `translate(${left}px, ${y + OFFSET}px)`;
    },
    end: hide,
    cancel: hide,
  };
}
