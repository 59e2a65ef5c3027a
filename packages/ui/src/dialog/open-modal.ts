import { answerFirst } from '../press/answer-first.ts';

const waiting = new WeakMap<HTMLDialogElement, () => void>();

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
    waiting.delete(dialog);
    if (!dialog.isConnected) return;
    // Nothing is drawn in between: its animation goes on, and a manual popover moves no focus when it is hidden.
    dialog.hidePopover();
    dialog.removeAttribute('popover');
    dialog.showModal();
  };
  const cancel = answerFirst(become);
  waiting.set(dialog, become);
}

/** Makes an open dialog modal now: only such a one can be closed. */
export const becomeModal = (dialog: HTMLDialogElement): void => waiting.get(dialog)?.();
