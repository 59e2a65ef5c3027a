import { PanelFooter } from '@kinora/ui';
import type { ReactNode } from 'react';

export interface SubmitFooterProps {
  /** One small sentence at the end, about what pressing does besides; phones have no room for it. */
  note?: ReactNode;
  children: ReactNode;
}

/** The lower edge of a form's panel, where the price and the button stay in sight. */
export function SubmitFooter({ note, children }: SubmitFooterProps) {
  return (
    <PanelFooter>
      {children}
      {note !== undefined && <p className="text-micro text-muted max-nav:hidden">{note}</p>}
    </PanelFooter>
  );
}
