import type { ReactNode } from 'react';

export interface PickListProps {
  /** Names the list. */
  label: string;
  items: readonly { readonly id: string; readonly name: string; readonly icon: ReactNode }[];
  /** Why nothing can be picked now, and what to do. */
  hint?: string | undefined;
  disabled?: boolean;
  onPick: (id: string) => void;
}

/** A few things that a press puts on the timeline. */
export function PickList({ label, items, hint, disabled = false, onPick }: PickListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hint !== undefined && <p className="text-small text-muted">{hint}</p>}
      <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {items.map(({ id, name, icon }) => (
          <li key={id}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onPick(id)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-tight bg-surface-3 px-3 text-start text-small text-body transition-look hover:bg-surface-4 hover:text-strong disabled:cursor-not-allowed disabled:text-muted [&>svg]:size-4"
            >
              {icon}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
