/** Hands the focus to a cell that isn't there yet: a key asks, and the cell takes it when it comes. */
export interface FocusDesk {
  readonly ask: () => void;
  readonly take: (element: HTMLElement | null | undefined) => void;
}

export function openFocusDesk(): FocusDesk {
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
