const open = new Set<Element>();
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

/**
 * The page behind stays where it is, and does not move when its scrollbar goes. Its own style, not a rule with a custom
 * property: setting one on the root restyles every element.
 */
function holdPage(): void {
  const { style, clientWidth } = document.documentElement;
  if (open.size === 0 || style.overflow !== '') return;
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

function releasePage(): void {
  const { style } = document.documentElement;
  style.paddingInlineEnd = '';
  style.overflow = '';
}

/** Notes a modal dialog that has opened. */
export function enterDialog(dialog: Element): void {
  open.add(dialog);
  // The whole page is repainted for it: the dialog is seen first.
  requestAnimationFrame(() => setTimeout(holdPage));
  publish();
}

/** Notes that it was closed, or has left the page. */
export function leaveDialog(dialog: Element): void {
  if (!open.delete(dialog)) return;
  if (open.size === 0) releasePage();
  publish();
}

/** Whether a modal dialog lies above an element. One that stands in a dialog itself is never behind. */
export const isBehindDialog = (element: Element): boolean => open.size > 0 && element.closest('dialog') === null;

/** Calls back whenever a modal dialog has opened or closed; returns how to stop. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
