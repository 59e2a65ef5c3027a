import { useCallback } from 'react';

/** Takes files that are pasted anywhere on the page of an element; returns how to end it. */
export function watchPasting(element: HTMLElement, onFile: (file: File) => void): () => void {
  const page = element.ownerDocument;
  const take = (event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  page.addEventListener('paste', take);
  return () => page.removeEventListener('paste', take);
}

/** The same as the `ref` of an element. */
export const usePasting = (onFile: (file: File) => void) =>
  useCallback((element: HTMLElement | null) => (element ? watchPasting(element, onFile) : undefined), [onFile]);
