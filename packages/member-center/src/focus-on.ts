/** About a second: whatever has to be drawn or to close first has had its time. */
const FRAMES = 60;

/**
 * Brings the focus to an element where what was pressed has gone. Asked again each frame until it is there: the element
 * may not be drawn yet, or may lie behind a dialog that is still closing and takes no focus.
 */
export function focusOn(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id);
    target?.focus();
    if (document.activeElement !== target && frames > 1) focusOn(id, frames - 1);
  });
}
