import { isDrawnPageAtom } from '@kinora/browser';
import { pressCreateAtom, writePromptAtom } from '@kinora/creating';
import { holdLazy } from '@kinora/ui';
import type { createStore } from 'jotai';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { recordClick, replayClick } from './early-clicks.ts';
import { recordSend, earlyInput } from './early-input.ts';
import { whenPageIsReady } from './page-ready.ts';

export interface DrawnPage {
  readonly root: HTMLElement;
  readonly store: ReturnType<typeof createStore>;
  readonly view: ReactNode;
}

/** Shows what only this browser knows, and continues what was begun in the drawn page. */
function goOn({ root, store }: DrawnPage): void {
  const typed = earlyInput(root);
  for (const choice of root.querySelectorAll<HTMLElement>('[inert]')) choice.inert = false;
  store.set(isDrawnPageAtom, false);
  holdLazy(false);
  if (typed) store.set(writePromptAtom, typed.text);
  if (typed?.wasSent) void store.set(pressCreateAtom);
}

/** Passes on files that were dropped into the page before the studio listened. */
function takeFiles(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Has the studio take over a page that was drawn ahead, in small pieces: the elements, what is typed in them and the
 * focus stay.
 */
export async function hydrate(page: DrawnPage): Promise<Root> {
  // Kept before it is shown: a reload may come first.
  const typed = earlyInput(page.root);
  if (typed) page.store.set(writePromptAtom, typed.text);
  page.store.set(isDrawnPageAtom, true);
  holdLazy(true);
  // From here on, React hears what is pressed.
  document.removeEventListener('click', recordClick);
  document.removeEventListener('keydown', recordSend);
  const stands = new Promise<void>((resolve) => {
    whenPageIsReady(() => {
      goOn(page);
      resolve();
    });
  });
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(page.root, page.view)));
  });
  await stands;
  takeFiles(page.root);
  replayClick(page.root);
  return root;
}
