import { formatTimecode, frameLength } from '@kinora/timeline';

import { pixelsAt } from '../../geometry/time-scale.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { clockAtom, slowTimeAtom } from '../../state/transport-atoms.ts';
import { scrollToAtom, windowAtom, zoomAtom } from '../../state/window-atoms.ts';
import { closeAll, listen, type Surface } from './surface-parts.ts';
import { writeFineTime } from './write-time.ts';

/** What stays in sight before a playhead that has run out of the window. */
const LEAD = 48;

/** Where the window has to be for the playhead to be in sight; null where it is. */
export function scrollTowards(x: number, { scroll, width }: { scroll: number; width: number }): number | null {
  return x < scroll || x > scroll + width - 2 ? Math.max(0, x - LEAD) : null;
}

/** Moves the playhead with the clock and scrolls after it while it plays; React never hears of it. */
export function showPlayhead({ parts, store }: Surface): () => void {
  const { playhead, flag, slider } = parts;
  const clock = store.get(clockAtom);
  const place = () => pixelsAt(clock.time(), store.get(windowAtom).zoom);
  function show(): void {
    playhead.style.setProperty('--at', `${place()}px`);
    flag.textContent = writeFineTime(clock.time());
  }
  function describe(): void {
    const time = clock.time();
    const { rate } = store.get(documentAtom);
    slider.step = String(frameLength(rate));
    slider.max = String(Math.max(store.get(lengthAtom), time));
    slider.value = String(time);
    slider.setAttribute('aria-valuetext', formatTimecode(time, rate));
  }
  const stops = [
    clock.subscribe((_time, cause) => {
      show();
      const next = cause === 'play' ? scrollTowards(place(), store.get(windowAtom)) : null;
      if (next !== null) store.set(scrollToAtom, next);
    }),
    listen(slider, 'input', () => clock.seek(slider.valueAsNumber)),
    // It stands in the lanes: scrolling moves it by itself.
    store.sub(zoomAtom, show),
    store.sub(slowTimeAtom, describe),
    store.sub(lengthAtom, describe),
  ];
  show();
  describe();
  return () => closeAll(stops);
}
