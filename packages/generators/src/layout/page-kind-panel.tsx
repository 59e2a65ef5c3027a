import type { PageKind } from '@kinora/contracts/catalogue';
import { pageKindAtom } from '@kinora/creating';
import { useAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect, type ReactNode } from 'react';

export interface PageKindPanelProps {
  kind: PageKind;
  children: ReactNode;
}

/** Opens the draft of a kind of page for all that stands inside. */
export function PageKindPanel({ kind, children }: PageKindPanelProps) {
  // The first page of a visit has its draft at once: it is drawn by the server too.
  useHydrateAtoms([[pageKindAtom, kind]]);
  const [open, turnTo] = useAtom(pageKindAtom);
  useLayoutEffect(() => turnTo(kind), [kind, turnTo]);
  return open === kind ? children : null;
}
