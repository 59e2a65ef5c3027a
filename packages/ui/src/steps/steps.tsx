export interface StepsProps {
  /** "Step 2 of 3", for screen readers. */
  label: string;
  /** From 1 on. */
  current: number;
  count: number;
}

/** How far one is in a short row of steps. */
export function Steps({ label, current, count }: StepsProps) {
  return (
    <ol aria-label={label} className="flex gap-1.5">
      {Array.from({ length: count }, (_, place) => (
        <li
          key={place}
          aria-current={place + 1 === current ? 'step' : undefined}
          data-done={place + 1 < current || undefined}
          className="h-1 w-9 rounded-full bg-surface-4 aria-[current]:bg-accent data-done:bg-accent-line forced-colors:border forced-colors:aria-[current]:border-4"
        />
      ))}
    </ol>
  );
}
