import { askWhileShown, siteAtom } from '@kinora/api-client';
import { memberAtom, memberIdAtom, openLoginAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import { balanceAtom, refreshBalanceAtom } from '@kinora/credits';
import { useLate } from '@kinora/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, type ReactNode } from 'react';

import { bannerAtom, closeBannerAtom } from '../banner/banner-atoms.ts';
import { Header } from '../header/header.tsx';
import { lateShell } from '../late-shell.ts';
import { LeftNavigation } from '../navigation/left-navigation.tsx';
import { MobileMenu } from '../navigation/mobile-menu.tsx';
import { NAVIGATION } from '../navigation/navigation.data.ts';
import { existingGroups } from '../navigation/navigation.ts';
import { logOutAtom, toMemberCenterAtom } from './log-out-atoms.ts';
import { PageFrame } from './page-frame.tsx';

export interface ShellPanelProps {
  /** Paths that exist, such as `/text-to-video/`. */
  routes: readonly string[];
  pathname: string;
  homeHref: string;
  /** Opens the prices, where there are some. */
  onUpgrade?: (() => void) | undefined;
  /** What is in progress. */
  tray?: ReactNode;
  children: ReactNode;
}

const MENU = 'mobile-menu';
const TEXT_PAGE = '/text-to-video/';

const countClick = (key: string) => track({ event: 'menu_click', key });

const readingAtom = askWhileShown([memberIdAtom], refreshBalanceAtom);

/** The credits, read when they are shown and whenever another member appears. */
const shownBalanceAtom = atom((get) => {
  get(readingAtom);
  return get(balanceAtom);
});

/** No season is known before what comes late is here. */
const noSeasonAtom = atom(undefined);

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

/** Entries and what is special about them today. */
function usePlace({ routes, pathname }: Pick<ShellPanelProps, 'routes' | 'pathname'>) {
  const groups = useMemo(() => existingGroups(NAVIGATION, routes), [routes]);
  const season = useAtomValue(useLate(lateShell)?.seasonAtom ?? noSeasonAtom);
  return { groups, pathname, season, onMenuClick: countClick };
}

/** The offer above the page, while there is one: its place at once, its words when they are here. */
function useBanner(onUpgrade: (() => void) | undefined): ReactNode {
  const banner = useAtomValue(bannerAtom);
  const onClose = useSetAtom(closeBannerAtom);
  const rest = useLate(lateShell);
  if (!banner || !onUpgrade) return undefined;
  return rest && <rest.BuyBanner text={banner.text} onBuy={onUpgrade} onClose={onClose} />;
}

/** What comes late: the bar for being offline, the lower end of the navigation and of the page. */
function useFoot({ routes, pathname, onUpgrade }: Pick<ShellPanelProps, 'routes' | 'pathname' | 'onUpgrade'>) {
  const rest = useLate(lateShell);
  const socials = useAtomValue(siteAtom)?.socials;
  if (!rest) return null;
  const hrefs = rest.footHrefs(routes);
  const languages = <rest.LanguageLinksPanel pathname={pathname} />;
  return {
    hrefs,
    bar: <rest.OfflineBarPanel />,
    line: (
      <>
        <rest.FootLinks {...hrefs} />
        {languages}
      </>
    ),
    navigation: {
      contactHref: hrefs.contactHref,
      makeVideo: routes.includes(TEXT_PAGE) && <rest.MakeVideoPanel page={TEXT_PAGE} />,
      socials: rest.socialsOf(socials ?? {}),
    },
    menu: { onUpgrade: onUpgrade && (() => rest.subscribe(onUpgrade)), languages },
    clipsFor: rest.clipsFor,
  };
}

/** The frame around every page, connected to the session and the balance. */
export function ShellPanel({ homeHref, onUpgrade, tray, children, ...where }: ShellPanelProps) {
  const account = useAccount();
  const balance = useAtomValue(shownBalanceAtom);
  const logoHref = useAtomValue(siteAtom)?.marketingUrl || homeHref;
  const foot = useFoot({ ...where, onUpgrade });
  const menu = { ...usePlace(where), ...foot?.menu };
  const header = { ...account, homeHref: logoHref, menuId: MENU, balance, onUpgrade, tray };
  return (
    <PageFrame
      banner={useBanner(onUpgrade)}
      header={<Header {...header} />}
      navigation={<LeftNavigation {...menu} {...foot?.navigation} />}
      mobileMenu={
        <MobileMenu {...menu} id={MENU} balance={balance} clipsLeft={foot?.clipsFor(balance)} foot={foot?.hrefs} />
      }
      bar={foot?.bar}
      foot={foot?.line}
    >
      {children}
    </PageFrame>
  );
}
