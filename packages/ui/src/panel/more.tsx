import type { ReactNode } from 'react';

import { ChevronDownIcon, SettingsIcon } from '../icon/icons.ts';

export interface MoreProps {
  label: string;
  /** What is set inside, while it is closed: "Sound on, seed random". */
  summary?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Settings most people leave alone, folded away; their values stay in sight. */
export function More({ label, summary, defaultOpen = false, children }: MoreProps) {
  return (
    <details open={defaultOpen} className="group border-t border-line">
      <summary className="flex min-h-11 list-none items-center gap-2 py-1 type-label [&>svg]:size-4 [&::-webkit-details-marker]:hidden">
        <SettingsIcon />
        <span className="shrink-0">{label}</span>
        <span className="ms-auto min-w-0 truncate text-micro font-normal text-muted">{summary}</span>
        <span className="transition-[rotate] group-open:rotate-180 [&>svg]:size-4">
          <ChevronDownIcon />
        </span>
      </summary>
      <div className="grid gap-4 pt-2 pb-3">{children}</div>
    </details>
  );
}
