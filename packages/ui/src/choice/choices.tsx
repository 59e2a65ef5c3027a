import { useId, type ReactNode } from 'react';

import { ErrorLine } from '../field/error-line.tsx';

const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
} as const;

export interface ChoicesProps {
  legend: string;
  columns?: keyof typeof COLUMNS;
  /** Cards that belong together. */
  children: ReactNode;
  /** Below the cards: why one of them cannot be chosen. */
  note?: ReactNode;
  /** While the list is loading, the cards are skeletons. */
  busy?: boolean;
  /** Why the choice, or its absence, cannot be taken. */
  error?: string | undefined;
}

/** A named group of radio cards; the arrow keys move between them. */
export function Choices({ legend, columns = 2, children, note, busy = false, error }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset
      aria-busy={busy || undefined}
      aria-describedby={error === undefined ? undefined : id}
      className="grid grid-cols-[minmax(0,1fr)]"
    >
      <legend className="type-label mb-2">{legend}</legend>
      <div className={`grid gap-2 ${COLUMNS[columns]}`}>{children}</div>
      {note !== undefined && <div className="mt-2">{note}</div>}
      {error !== undefined && (
        <div className="mt-1.5">
          <ErrorLine id={id}>{error}</ErrorLine>
        </div>
      )}
    </fieldset>
  );
}
