import { Panel } from '@kinora/ui';
import type { ReactNode } from 'react';

export interface MemberSectionProps {
  /** Of the heading: the focus can be brought here, and addresses can lead here. */
  id: string;
  title: string;
  /** At the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** One topic of the member center, on a card of its own. */
export function MemberSection({ id, title, end, children }: MemberSectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)]">
      <Panel look="form">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={id} tabIndex={-1} className="scroll-mt-24 type-title focus:outline-none">
              {title}
            </h2>
            {end}
          </header>
          {children}
        </div>
      </Panel>
    </section>
  );
}
