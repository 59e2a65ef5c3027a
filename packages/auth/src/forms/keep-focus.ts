interface Press {
  preventDefault(): void;
}

/**
 * For `onMouseDown` of a button below a form: the field keeps its focus, so that its check on leaving does not move
 * the button away from under the pointer before the click.
 */
export const keepFocus = (press: Press): void => press.preventDefault();
