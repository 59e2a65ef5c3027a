import { useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { lazyShell } from '../lazy-shell.ts';
import type { FooterHrefs } from './footer-hrefs.ts';
import type { NavigationGroup } from './navigation.ts';
import type { ShownSeason } from './season-atoms.ts';

export interface MobileMenuProps {
  /** What the header's menu button opens: `popoverTarget`. */
  id: string;
  groups: readonly NavigationGroup[];
  pathname: string;
  season?: ShownSeason | undefined;
  balance: number;
  /** How many clips of the local engine that buys. */
  clipsLeft?: number | undefined;
  onMenuClick?: (key: string) => void;
  onUpgrade?: (() => void) | undefined;
  /** Pages that the menu ends with. */
  footer?: FooterHrefs | undefined;
  /** The choice of a language. */
  languages?: ReactNode;
}

/** The phone's menu: a flat list that fills the page under the header and ends with the balance. */
export function MobileMenu(props: MobileMenuProps) {
  const { t } = useLingui();
  const shell = useLazy(lazyShell);
  return (
    <nav
      id={props.id}
      popover="auto"
      aria-label={t`Menu`}
      aria-busy={shell === null}
      className="menu-page px-3 pt-2 pb-4 text-body"
    >
      {shell && <shell.MenuContents {...props} />}
    </nav>
  );
}
