import { useId, type ReactNode } from 'react';

export interface InspectorSectionProps {
  title: string;
  /** What others find it by, to lead there. */
  name?: string;
  /** A small button beside the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** A few values that belong together. */
export function InspectorSection({ title, name, end, children }: InspectorSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-section={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line pt-3.5 first:border-0 first:pt-0"
    >
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 id={id} className="text-small font-label text-strong">
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  );
}
