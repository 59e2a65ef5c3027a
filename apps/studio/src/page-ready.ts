let tell = () => {};

/** Has somebody told, once, when the page stands. */
export function whenPageIsReady(listener: () => void): void {
  tell = () => {
    tell = () => {};
    listener();
  };
}

/** Said by the frame around a page, or by what stands in place of it, before anything in it is drawn again. */
export const notePageReady = (): void => tell();
