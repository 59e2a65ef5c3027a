import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { nextTab } from './next-tab.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChoose: (value: string) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Tabs above one panel. Arrow keys move and choose; only the chosen tab is a stop of the Tab key. */
export function Tabs({ label, tabs, value, onChoose, children }: TabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const current = tabs.findIndex((tab) => tab.value === value);
    const next = nextTab(event.key, { current, count: tabs.length, isRtl });
    const chosen = next === undefined ? undefined : tabs[next];
    if (next === undefined || !chosen) return;
    event.preventDefault();
    onChoose(chosen.value);
    const focused = event.currentTarget.parentElement?.children[next];
    if (focused instanceof HTMLElement) focused.focus();
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <div
        role="tablist"
        aria-label={label}
        className="mx-auto flex w-full max-w-115 gap-0.5 rounded-large bg-well p-1 shadow-edge"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
            onKeyDown={move}
            className="inline-flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-center gap-x-2 rounded-[9px] px-3 py-1 text-small font-label text-muted transition-look hover:text-strong aria-selected:bg-surface-3 aria-selected:text-strong aria-selected:shadow-e1 forced-colors:aria-selected:border-2"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="min-w-0">
        {children}
      </div>
    </div>
  );
}
