import type { ReactNode } from 'react';

import { ErrorLine } from './error-line.tsx';

export interface FieldText {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Beside the label: a link, a value. */
  labelEnd?: ReactNode;
  /** What helps to fill it in, below the field. */
  hint?: ReactNode;
  /** Shown instead of the hint; its presence marks the field invalid. */
  error?: string | undefined;
}

interface FieldProps extends FieldText {
  id: string;
  children: ReactNode;
}

/** The id of the line below a field, when there is one. */
export const descriptionId = (id: string, { hint, error }: FieldText): string | undefined =>
  error === undefined && hint === undefined ? undefined : `${id}-note`;

/** Label above, help or error below: the frame of everything that is typed. */
export function Field({ id, label, labelHidden = false, labelEnd, hint, error, children }: FieldProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex items-center justify-between gap-2'}>
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        {labelEnd !== undefined && <span className="text-small leading-[1.4] text-muted tabular-nums">{labelEnd}</span>}
      </div>
      {children}
      {error !== undefined && <ErrorLine id={`${id}-note`}>{error}</ErrorLine>}
      {error === undefined && hint !== undefined && (
        <div id={`${id}-note`} className="text-micro text-muted empty:hidden">
          {hint}
        </div>
      )}
    </div>
  );
}
