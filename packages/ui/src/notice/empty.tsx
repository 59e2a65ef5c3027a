import type { ReactNode } from 'react';

export interface EmptyProps {
  title: string;
  /** What will be here and how it comes. */
  children: ReactNode;
  icon?: ReactNode;
  /** Of the title: h3 by default, h2 where it stands right below the page's own. */
  heading?: 'h2' | 'h3';
  /** The next step. */
  action?: ReactNode;
}

/** Nothing here yet: says what will be, and the way there. */
export function Empty({ title, children, icon, heading: Heading = 'h3', action }: EmptyProps) {
  return (
    <div className="empty-glow grid justify-items-center gap-3 rounded-stage px-6 py-14 text-center shadow-lit">
      {icon !== undefined && <span className="text-accent">{icon}</span>}
      <Heading className="type-title wrap-anywhere">{title}</Heading>
      <p className="max-w-[46ch] text-small text-pretty text-muted">{children}</p>
      {action}
    </div>
  );
}
