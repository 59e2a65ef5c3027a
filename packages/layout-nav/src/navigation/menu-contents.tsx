import { Button, NavLink, Panel } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { EntryTag } from './entry-tag.tsx';
import { FooterLinks } from './footer-links.tsx';
import type { MobileMenuProps } from './mobile-menu.tsx';
import { isCurrentEntry, tagOf } from './navigation.ts';

const close = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.hidePopover();

function BalanceFooter({
  balance,
  clipsLeft,
  onUpgrade,
}: Pick<MobileMenuProps, 'balance' | 'clipsLeft' | 'onUpgrade'>) {
  return (
    <Panel>
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="type-heading tabular-nums">
            <Plural value={balance} one="# credit" other="# credits" />
          </p>
          {clipsLeft !== undefined && (
            <p className="text-micro text-muted tabular-nums">
              <Plural
                value={clipsLeft}
                _0="No credits yet"
                one="Enough for # local clip"
                other="Enough for # local clips"
              />
            </p>
          )}
        </div>
        {onUpgrade !== undefined && (
          <Button onClick={onUpgrade}>
            <Trans>Upgrade Now</Trans>
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** What stands in the phone's menu. */
export function MenuContents(props: MobileMenuProps) {
  const { id, groups, pathname, season, onMenuClick, onUpgrade, footer, languages, ...balance } = props;
  const { i18n } = useLingui();
  const upgrade = () => {
    close(id);
    onUpgrade?.();
  };
  return (
    <>
      <ul className="grid">
        {groups
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <li key={entry.key}>
              <NavLink
                size="page"
                href={`${entry.path}${entry.search ?? ''}`}
                icon={<entry.icon />}
                label={i18n._(entry.label)}
                tag={<EntryTag {...tagOf(entry, season)} place="menu" />}
                isCurrent={isCurrentEntry(entry, pathname)}
                onClick={() => {
                  close(id);
                  onMenuClick?.(entry.key);
                }}
              />
            </li>
          ))}
      </ul>
      <div className="mt-auto grid gap-2 pt-4">
        <div className="px-3">
          <FooterLinks {...footer} onChoose={() => close(id)} />
          {languages}
        </div>
        <BalanceFooter {...balance} onUpgrade={onUpgrade && upgrade} />
      </div>
    </>
  );
}
