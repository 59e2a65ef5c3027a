/**
 * Begins in the first field that waits for something. The attribute is for a dialog that opens around it afterwards,
 * which would choose its cross; the call for a form that replaces another one in an open dialog.
 */
export function focusFirstEmptyField(box: HTMLElement | null): void {
  const fields = [...(box?.querySelectorAll('input') ?? [])].filter(({ hidden }) => !hidden);
  const first = fields.find(({ value }) => value === '') ?? fields[0];
  first?.setAttribute('autofocus', '');
  first?.focus();
}
