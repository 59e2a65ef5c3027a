const waiting = new WeakMap<HTMLDialogElement, () => void>();

/** Where the browser draws no frames, as behind another window. */
const AT_THE_LATEST_MS = 100;

/** Calls `work` once the next frame has been painted; returns how to cancel it. */
function afterPaint(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', work);
  port1.start();
  // A message comes after the frame that this callback belongs to.
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const timer = setTimeout(work, AT_THE_LATEST_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  };
}

/**
 * Opens a dialog that becomes modal once it has been seen. A modal dialog makes the page behind it inert, which restyles
 * every element there: as much work as all else that opening takes. Until then it lies in the top layer as a popover,
 * with the focus in it. Whoever presses something earlier finds it modal.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.showPopover !== 'function') {
    dialog.showModal();
    return;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  const become = () => {
    cancel();
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, become, true);
    waiting.delete(dialog);
    if (!dialog.isConnected) return;
    // Nothing is drawn in between: its animation goes on, and a manual popover moves no focus when it is hidden.
    dialog.hidePopover();
    dialog.removeAttribute('popover');
    dialog.showModal();
  };
  const cancel = afterPaint(become);
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, become, true);
  waiting.set(dialog, become);
}

/** Makes an open dialog modal now: only such a one can be closed. */
export const becomeModal = (dialog: HTMLDialogElement): void => waiting.get(dialog)?.();
