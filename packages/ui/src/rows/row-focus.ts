/** The buttons that remove a row each carry its name as `data-remove`. */
const removersIn = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-remove]') ?? []),
];

/** Where a row stands among those in sight, from 0; asked while it is still there. */
export const placeOfRow = (box: HTMLElement | null, name: string): number =>
  Math.max(
    0,
    removersIn(box).findIndex(({ dataset }) => dataset['remove'] === name),
  );

/**
 * Puts the focus where a row was: on the button that removes the one in its place now, the last one where there are
 * fewer, and with none left on what `otherwise` finds, or the first button of the dialog.
 */
export function focusRow(box: HTMLElement | null, { place, otherwise }: { place: number; otherwise: string }): void {
  const removers = removersIn(box);
  const rest =
    box?.querySelector<HTMLElement>(otherwise) ??
    box?.closest('dialog')?.querySelector<HTMLElement>('button:not([disabled])');
  (removers[Math.min(place, removers.length - 1)] ?? rest)?.focus();
}
