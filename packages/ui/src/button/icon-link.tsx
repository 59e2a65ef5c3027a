import type { ReactNode } from 'react';

import { Anchor, type LinkTarget } from '../link/link-provider.tsx';
import { iconButtonClasses, type IconButtonShape } from './icon-button-classes.ts';

export interface IconLinkProps extends Pick<LinkTarget, 'href'>, IconButtonShape {
  /** Where it leads: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A link that looks like a button of one icon: it goes somewhere, it does nothing. */
export function IconLink({ label, icon, href, look, size }: IconLinkProps) {
  return (
    <Anchor href={href} title={label} aria-label={label} className={iconButtonClasses({ look, size })}>
      {icon}
    </Anchor>
  );
}
