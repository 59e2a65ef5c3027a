import { Spinner } from '../icon/spinner.tsx';

export interface VeilProps {
  /** What is going on. */
  children: string;
}

/** Covers the place it stands in (which is `relative`) while that place cannot be used. */
export function Veil({ children }: VeilProps) {
  return (
    <div className="absolute inset-0 z-sticky grid place-items-center rounded-[inherit] bg-scrim">
      <output className="flex items-center gap-3 text-ui text-strong">
        <Spinner />
        {children}
      </output>
    </div>
  );
}
