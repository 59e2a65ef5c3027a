/** Tells when the pointer or the focus comes to an element or leaves it. Returns how to stop. */
export function followPointing(element: HTMLElement, onPoint: (isThere: boolean) => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, () => onPoint(true), { signal });
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, () => onPoint(false), { signal });
  return () => left.abort();
}
