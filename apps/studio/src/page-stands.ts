let tell = () => {};

/** Has somebody told when the page stands. */
export function whenPageStands(listener: () => void): void {
  tell = listener;
}

/** Said by the frame around every page as soon as it stands, before anything in it is drawn again. */
export const notePageStands = (): void => tell();
