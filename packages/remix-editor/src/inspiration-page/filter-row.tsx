import { Chip } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface FilterRowProps<Value extends string> {
  /** What is chosen by: "Mood". */
  label: string;
  options: readonly FilterOption<Value>[];
  /** Null for any. */
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** Values of one trait as chips; a second press lets go of it. Narrow places scroll sideways. */
export function FilterRow<Value extends string>({ label, options, value, onChoose }: FilterRowProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className="-mx-(--frame-gutter) flex min-w-0 items-center gap-2 overflow-x-auto px-(--frame-gutter) py-1 nav:mx-0 nav:items-baseline nav:overflow-visible nav:px-0"
    >
      <span aria-hidden="true" className="flex-none text-small text-muted nav:w-18">
        {label}
      </span>
      <div className="contents nav:flex nav:flex-wrap nav:gap-2">
        <Chip size="small" pressed={value === null} onClick={() => onChoose(null)}>
          <Trans>All</Trans>
        </Chip>
        {options.map((option) => (
          <Chip
            key={option.value}
            size="small"
            pressed={option.value === value}
            onClick={() => onChoose(option.value === value ? null : option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
