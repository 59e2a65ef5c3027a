let proof = '';

/** Takes the proof that the link of a mail brings out of a fragment (`#proof=...`), and keeps it for this page alone. */
export function takeProof(fragment: string): boolean {
  const found = new URLSearchParams(fragment).get('proof') ?? '';
  if (found !== '') proof = found;
  return found !== '';
}

/** The proof this page was opened with; empty without one. */
export const openedProof = (): string => proof;
