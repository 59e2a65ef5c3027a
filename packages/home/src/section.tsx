import { useId, type ReactNode } from 'react';

export interface SectionProps {
  /** Names it in an address. */
  id?: string;
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Beside the title: the way to all of it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the home page under a headline. */
export function Section({ id, title, lead, end, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1.5">
          <h2 id={titleId} className="type-display">
            {title}
          </h2>
          {lead !== undefined && <p className="text-pretty text-muted">{lead}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
