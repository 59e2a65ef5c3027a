import type { createStore } from 'jotai';

import type { Look } from '../paint/painting.ts';

export type EditorStore = ReturnType<typeof createStore>;

/** The elements of the timeline that are written to without React. */
export interface SurfaceParts {
  /** Scrolls both ways; holds everything below. */
  readonly scroller: HTMLElement;
  /** As wide as heads and lanes, as high as ruler and lanes. */
  readonly content: HTMLElement;
  /** The lanes: its left edge is their beginning, wherever they are scrolled to. */
  readonly tiles: HTMLElement;
  /** Over the heads: as wide as they are. */
  readonly corner: HTMLElement;
  /** As wide as the lanes. */
  readonly ruler: HTMLElement;
  readonly playhead: HTMLElement;
  /** The playhead for keys and screen readers. */
  readonly slider: HTMLInputElement;
  /** What the playhead says: its time. */
  readonly flag: HTMLElement;
  readonly ghosts: HTMLElement;
  readonly snapLine: HTMLElement;
  readonly box: HTMLElement;
  /** What is said by the pointer. */
  readonly hint: HTMLElement;
  /** Where a dragged track would lie. */
  readonly dropLine: HTMLElement;
}

/** The timeline on a page, its store and its words. */
export interface Surface {
  readonly parts: SurfaceParts;
  readonly store: EditorStore;
  readonly words: Look['words'];
  readonly onOpenClip: (clipId: string) => void;
}

/** Finds the parts by what `data-part` calls them. */
export function partsOf(scroller: HTMLElement): SurfaceParts {
  function part(name: string): HTMLElement {
    const found = scroller.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The timeline has no ${name}.`);
    return found;
  }
  const slider = part('slider');
  if (!(slider instanceof HTMLInputElement)) throw new Error('The playhead is no slider.');
  return {
    scroller,
    ruler: part('ruler'),
    slider,
    content: part('content'),
    tiles: part('tiles'),
    corner: part('corner'),
    playhead: part('playhead'),
    flag: part('flag'),
    ghosts: part('ghosts'),
    snapLine: part('snap-line'),
    box: part('box'),
    hint: part('hint'),
    dropLine: part('drop-line'),
  };
}

/** Runs all, in reverse. */
export const closeAll = (closers: readonly (() => void)[]): void => {
  for (const close of closers.toReversed()) close();
};

/** Listens to an element until the returned function is called. */
export function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement | Window,
  name: Name,
  hear: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  // An element and a window take the same listeners, but no overload takes both.
  const hearer = hear as EventListener;
  element.addEventListener(name, hearer, { passive: false });
  return () => element.removeEventListener(name, hearer);
}
