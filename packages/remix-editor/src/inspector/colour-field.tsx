import { useRef } from 'react';

export interface ColourFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  /** Each colour that the browser's chooser passes. */
  onDraft: (colour: string) => void;
  onCommit: (colour: string) => void;
}

/** A colour, chosen in the browser's own chooser; it's done when that is left. */
export function ColourField({ label, value, onDraft, onCommit }: ColourFieldProps) {
  const chosen = useRef<string | null>(null);
  return (
    <label className="flex items-center justify-between gap-2 text-small text-body max-nav:min-h-11">
      {label}
      <input
        type="color"
        value={value}
        onChange={(event) => {
          chosen.current = event.target.value;
          onDraft(event.target.value);
        }}
        onBlur={() => {
          if (chosen.current !== null) onCommit(chosen.current);
          chosen.current = null;
        }}
        className="h-8 w-12 cursor-pointer rounded-tight border border-line-control bg-well p-0.5"
      />
    </label>
  );
}
