/** Hands the focus to a cell that isn't there yet: a key asks, and the cell takes it when it comes. */
export interface PendingFocus {
  readonly ask: () => void;
  readonly take: (element: HTMLElement | null | undefined) => void;
}

export function createPendingFocus(): PendingFocus {
  let isAsked = false;
  return {
    ask: () => {
      isAsked = true;
    },
    take: (element) => {
      if (!element || !isAsked) return;
      isAsked = false;
      element.focus();
    },
  };
}
