import type { ReactNode } from 'react';

const LOOKS = {
  card: 'rounded-card bg-surface-2 p-5 shadow-e1',
  form: 'rounded-stage bg-surface-2 p-4 shadow-e2 nav:p-5',
  inset: 'rounded-inner bg-surface-3 p-4 shadow-lit',
} as const;

export interface PanelProps {
  look?: keyof typeof LOOKS;
  children: ReactNode;
}

/** A raised surface: a card, a form, a slip inside one of them. */
export function Panel({ look = 'card', children }: PanelProps) {
  return <div className={`min-w-0 ${LOOKS[look]}`}>{children}</div>;
}

/** The footer of a form panel: stays at the lower edge of the screen while the form is longer than it, where that is high. */
export function PanelFooter({ children }: { children: ReactNode }) {
  return (
    <div className="tall:sticky bottom-0 z-sticky -mx-4 -mb-4 grid gap-2.5 rounded-b-stage panel-fade px-4 pt-6 pb-4 nav:-mx-5 nav:-mb-5 nav:px-5 nav:pb-5">
      {children}
    </div>
  );
}
