import type { TimelineDocument } from '@kinora/contracts/timeline';
import { aDocument } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { vi } from 'vitest';

import { openDocumentAtom } from '../../state/document-atoms.ts';
import { learnMediaAtom } from '../../state/media-atoms.ts';
import { resizeWindowAtom, zoomToAtom } from '../../state/window-atoms.ts';
import { partsOf, type Surface } from '../surface/surface-parts.ts';
import { sampleMedia } from './sample-timelines.ts';

const PARTS = ['content', 'tiles', 'corner', 'playhead', 'flag', 'ghosts', 'snap-line', 'box', 'hint', 'drop-line'];

/** The elements of a timeline without a look: the lanes begin at 0, 0 on the screen. */
function someElements(): HTMLElement {
  const scroller = document.createElement('div');
  const content = document.createElement('div');
  content.dataset.part = 'content';
  const others = PARTS.slice(1).map((name) => Object.assign(document.createElement('div'), { hidden: true, name }));
  for (const [place, part] of others.entries()) part.dataset.part = PARTS[place + 1];
  const ruler = document.createElement('div');
  ruler.dataset.part = 'ruler';
  const slider = Object.assign(document.createElement('input'), { type: 'range' });
  slider.dataset.part = 'slider';
  content.append(...others, ruler, slider);
  scroller.append(content);
  content.setPointerCapture = () => undefined;
  document.body.replaceChildren(scroller);
  return scroller;
}

/** A timeline of 1,000 pixels at 50 pixels a second, with a store of its own. */
export function aSurface(document: TimelineDocument = aDocument()) {
  const store = createStore();
  store.set(learnMediaAtom, sampleMedia);
  store.set(openDocumentAtom, document);
  store.set(resizeWindowAtom, 1000);
  store.set(zoomToAtom, { zoom: 50, at: 0 });
  const scroller = someElements();
  const onOpenClip = vi.fn<(clipId: string) => void>();
  const surface: Surface = { parts: partsOf(scroller), store, words: { muted: String, missing: String }, onOpenClip };
  return { surface, store, onOpenClip, ...surface.parts };
}

/** The x of a second at 50 pixels a second. */
export const xAt = (seconds: number): number => 12 + seconds * 50;
