import type { TimelineDocument } from '@kinora/contracts/timeline';
import { findClip } from '@kinora/timeline';

import { tellRefusalAtom } from '../../state/command-atoms.ts';
import { windowAtom } from '../../state/window-atoms.ts';
import type { Surface } from '../surface/surface-parts.ts';
import { boundTo, type Grasp } from './grasp.ts';
import type { Session } from './session.ts';

/** Whether a drag would be refused from the start: one of the clips that move with it is on a locked track. */
export const isLocked = (document: TimelineDocument, grasp: Grasp): boolean =>
  [...boundTo(document, grasp)].some((id) => findClip(document, id)?.track.locked === true);

/** Beside the pointer, where a finger doesn't hide it. */
const OFFSET = 14;
/** About as wide as the hint is. */
const HINT_WIDTH = 260;

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
      const isNearEnd = x + OFFSET + HINT_WIDTH > scroll + width;
      hint.hidden = false;
      hint.style.transform = `translate(${x + (isNearEnd ? -OFFSET : OFFSET)}px, ${y + OFFSET}px) translateX(${isNearEnd ? -100 : 0}%)`;
    },
    end: hide,
    cancel: hide,
  };
}
