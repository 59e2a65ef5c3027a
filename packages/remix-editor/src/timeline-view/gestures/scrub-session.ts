import { timeAtPixel } from '../../geometry/time-scale.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import type { Surface } from '../surface/surface-parts.ts';
import type { Session } from './session.ts';

/** The playhead goes with the pointer, and back when it is called off. */
export function startScrub({ store }: Surface): Session {
  const clock = store.get(clockAtom);
  const before = clock.time();
  return {
    move: ({ x }) => clock.seek(timeAtPixel(x, store.get(zoomAtom))),
    end: () => undefined,
    cancel: () => clock.seek(before),
  };
}
