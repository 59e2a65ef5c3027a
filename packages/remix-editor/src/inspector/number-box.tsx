import { useState, type KeyboardEvent } from 'react';

export interface NumberBoxProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Behind the number: "%". */
  unit?: string | undefined;
  disabled?: boolean | undefined;
  onCommit: (value: number) => void;
}

const decimalsOf = (step: number) => Math.max(0, Math.ceil(-Math.log10(step)));

/** A number as it is typed: a comma is a point in many countries. Null where it is none. */
function parse(text: string): number | null {
  const value = Number(text.replace(',', '.').replace('−', '-').trim());
  return text.trim() !== '' && Number.isFinite(value) ? value : null;
}

/** A number that is typed; Enter and leaving take it, Escape does not, arrows step. */
export function NumberBox({ label, value, min, max, step, unit, disabled, onCommit }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (wanted: number | null) => {
    setTyped(null);
    const bounded = wanted === null ? value : Math.min(max, Math.max(min, wanted));
    if (bounded !== value) onCommit(bounded);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter' && typed !== null) take(parse(typed));
    if (event.key === 'Escape') setTyped(null);
    if (way === undefined) return;
    event.preventDefault();
    take((typed === null ? value : (parse(typed) ?? value)) + way * step * (event.shiftKey ? 10 : 1));
  };
  return (
    <span dir="ltr" className="relative grid w-18 flex-none max-nav:w-22">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={typed ?? value.toFixed(decimalsOf(step))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && take(parse(typed))}
        onKeyDown={press}
        className={`h-8 w-full rounded-tight bg-well ps-2 text-end text-small text-strong tabular-nums shadow-edge disabled:text-muted max-nav:h-11 ${unit === undefined ? 'pe-2' : 'pe-6'}`}
      />
      {unit !== undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2 grid place-items-center text-micro text-muted"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
