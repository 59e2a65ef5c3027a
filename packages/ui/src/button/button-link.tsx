import type { ReactNode } from 'react';

import { Anchor, type LinkTarget } from '../link/link-provider.tsx';
import { buttonClasses, type ButtonShape } from './button-classes.ts';

export interface ButtonLinkProps extends LinkTarget, ButtonShape {
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ look, size, wide, pill, icon, children, ...target }: ButtonLinkProps) {
  return (
    <Anchor {...target} className={buttonClasses({ look, size, wide, pill })}>
      {icon}
      {children}
    </Anchor>
  );
}
