/** Brings the focus to an element after the next paint: where what was pressed has gone. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
