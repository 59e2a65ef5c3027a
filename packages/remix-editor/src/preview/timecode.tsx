import type { Ratio } from '@kinora/contracts/timeline';
import { formatTimecode } from '@kinora/timeline';
import { useCallback } from 'react';

import type { EditorClock } from '../state/clock.ts';

export interface TimecodeProps {
  clock: EditorClock;
  rate: Ratio;
}

/** Where the playhead is: written into the page by the clock, without a commit of React. */
export function Timecode({ clock, rate }: TimecodeProps) {
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const write = () => {
        const text = formatTimecode(clock.time(), rate);
        if (element.textContent !== text) element.textContent = text;
      };
      write();
      return clock.subscribe(write);
    },
    [clock, rate],
  );
  return <span ref={attach} />;
}
