import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';

import { loadMoreCreationsAtom, moreStateAtom } from '../creations-atoms.ts';
import { MoreCreations } from './more-creations.tsx';

const itemsIn = (lists: HTMLElement | null): Element[] => [...(lists?.querySelectorAll('article') ?? [])];

/** Lists of creations and below them the way to more; the focus goes on to the first one that came, or to another try. */
export function MoreCreationsPanel({ children }: { children: ReactNode }) {
  const state = useAtomValue(moreStateAtom);
  const load = useSetAtom(loadMoreCreationsAtom);
  const lists = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<Element> | null>(null);
  const more = () => {
    known.current = new Set(itemsIn(lists.current));
    void load();
  };
  useEffect(() => {
    if (state === 'loading' || !known.current) return;
    const before = known.current;
    known.current = null;
    const first = itemsIn(lists.current).find((item) => !before.has(item));
    (first ?? footer.current)?.querySelector('button')?.focus();
  }, [state]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={lists} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {children}
      </div>
      <div ref={footer}>
        <MoreCreations state={state} onMore={more} />
      </div>
    </div>
  );
}
