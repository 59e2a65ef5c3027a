import { siteAtom } from '@kinora/api-client';
import { memberAtom, openLoginAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import { balanceAtom, refreshBalanceAtom } from '@kinora/credits';
import { useLate } from '@kinora/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { Header } from '../header/header.tsx';
import { lateShell } from '../late-shell.ts';
import { LeftNavigation } from '../navigation/left-navigation.tsx';
import { MobileMenu } from '../navigation/mobile-menu.tsx';
import { NAVIGATION } from '../navigation/navigation.data.ts';
import { existingGroups } from '../navigation/navigation.ts';
import { logOutAtom, toMemberCenterAtom } from './log-out-atoms.ts';
import { OfflineBar } from './offline-bar.tsx';
import { onlineAtom } from './online-atoms.ts';
import { PageFrame } from './page-frame.tsx';

export interface ShellPanelProps {
  /** Paths that exist, such as `/text-to-video/`. */
  routes: readonly string[];
  pathname: string;
  homeHref: string;
  /** What is in progress. */
  tray?: ReactNode;
  children: ReactNode;
}

const MENU = 'mobile-menu';

const countClick = (key: string) => track({ event: 'menu_click', key });

/** What the header knows of the member, and what it can ask for. */
function useAccount() {
  const member = useAtomValue(memberAtom);
  const memberUrl = useAtomValue(siteAtom)?.memberUrl;
  const openLogin = useSetAtom(openLoginAtom);
  const logOut = useSetAtom(logOutAtom);
  const toMemberCenter = useSetAtom(toMemberCenterAtom);
  return {
    account: member ? { email: member.email, avatarUrl: member.photo ?? undefined } : undefined,
    memberCenterHref: memberUrl || undefined,
    onMemberCenter: (href: string) => void toMemberCenter(href),
    onLogIn: () => openLogin({ reason: 'header' }),
    onLogOut: () => void logOut(),
  };
}

/** The credits, read anew whenever another member appears. */
function useBalance(): number {
  const memberId = useAtomValue(memberAtom)?.id;
  const refreshBalance = useSetAtom(refreshBalanceAtom);
  useEffect(() => {
    if (memberId !== undefined) refreshBalance().catch(() => undefined);
  }, [memberId, refreshBalance]);
  return useAtomValue(balanceAtom);
}

/** The frame around every page, connected to the session and the balance. */
export function ShellPanel({ routes, pathname, homeHref, tray, children }: ShellPanelProps) {
  const account = useAccount();
  const balance = useBalance();
  const online = useAtomValue(onlineAtom);
  const groups = useMemo(() => existingGroups(NAVIGATION, routes), [routes]);
  const [today] = useState(() => new Date());
  const rest = useLate(lateShell);
  const hrefs = rest?.footHrefs(routes);

  const place = { groups, pathname, today, onMenuClick: countClick };
  const header = <Header {...account} homeHref={homeHref} menuId={MENU} balance={balance} tray={tray} />;
  const mobileMenu = (
    <MobileMenu {...place} id={MENU} balance={balance} clipsLeft={rest?.clipsFor(balance)} foot={hrefs} />
  );
  return (
    <PageFrame
      header={header}
      navigation={<LeftNavigation {...place} contactHref={hrefs?.contactHref} />}
      mobileMenu={mobileMenu}
      bar={online ? undefined : <OfflineBar />}
      foot={rest && <rest.FootLinks {...hrefs} />}
    >
      {children}
    </PageFrame>
  );
}
