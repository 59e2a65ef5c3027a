import { useId, type ReactNode } from 'react';

import { CARD_CLASSES } from './card-classes.ts';

export interface CheckCardProps {
  /** Its name. */
  title: string;
  /** At its end: what it costs. */
  end?: ReactNode;
  /** Below: what comes with it, or why it cannot be chosen. */
  facts?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** A card of which several can be chosen. */
export function CheckCard({ title, end, facts, checked, disabled = false, onCheck }: CheckCardProps) {
  const factsId = useId();
  return (
    <label className={`group ${CARD_CLASSES} grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 px-3 py-2.5`}>
      <input
        type="checkbox"
        aria-label={title}
        aria-describedby={factsId}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheck(event.target.checked)}
        className="size-4 translate-y-0.5 cursor-[inherit] accent-accent focus-visible:outline-none"
      />
      <span className="text-ui leading-snug font-bold text-strong group-has-disabled:font-medium group-has-disabled:text-muted">
        {title}
      </span>
      <span id={factsId} className="contents">
        <span className="text-small text-muted tabular-nums group-has-checked:text-body">{end}</span>
        {facts !== undefined && (
          <span className="col-span-2 col-start-2 text-micro text-pretty text-muted group-has-checked:text-body">
            {facts}
          </span>
        )}
      </span>
    </label>
  );
}
