/** The accessible name of a button. */
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();

let pressed: string | null = null;

/** Remembers the last button pressed in a drawn page before the studio has loaded. */
export function recordClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed = nameOf(button);
}

/** Presses the button that was pressed too early, now that it does something; a menu that is open already stays so. */
export function replayClick(root: ParentNode): void {
  const name = pressed;
  pressed = null;
  if (name === null) return;
  const button = [...root.querySelectorAll('button')].find((one) => nameOf(one) === name && !one.disabled);
  if (button && !button.popoverTargetElement) button.click();
}
