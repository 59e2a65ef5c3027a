import { refreshWhileMounted, siteAtom } from '@kinora/api-client';
import { memberAtom, memberIdAtom, openLoginAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import { balanceAtom, refreshBalanceAtom } from '@kinora/credits';
import { useLazy } from '@kinora/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, type ReactNode } from 'react';

import { bannerAtom, closeBannerAtom } from '../banner/banner-atoms.ts';
import { Header } from '../header/header.tsx';
import { lazyShell } from '../lazy-shell.ts';
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

const readingAtom = refreshWhileMounted([memberIdAtom], refreshBalanceAtom);

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
  const season = useAtomValue(useLazy(lazyShell)?.seasonAtom ?? noSeasonAtom);
  return { groups, pathname, season, onMenuClick: countClick };
}

/** The offer above the page, while there is one: its place at once, its words when they are here. */
function useBanner(onUpgrade: (() => void) | undefined): ReactNode {
  const banner = useAtomValue(bannerAtom);
  const onClose = useSetAtom(closeBannerAtom);
  const shell = useLazy(lazyShell);
  if (!banner || !onUpgrade) return undefined;
  return shell && <shell.BuyBanner text={banner.text} onBuy={onUpgrade} onClose={onClose} />;
}

/** What comes late: the bar for being offline, the lower end of the navigation and of the page. */
function useFooter({ routes, pathname, onUpgrade }: Pick<ShellPanelProps, 'routes' | 'pathname' | 'onUpgrade'>) {
  const shell = useLazy(lazyShell);
  const socials = useAtomValue(siteAtom)?.socials;
  if (!shell) return null;
  const hrefs = shell.footerHrefs(routes);
  const languages = <shell.LanguageLinksPanel pathname={pathname} />;
  return {
    hrefs,
    bar: <shell.OfflineBarPanel />,
    line: (
      <>
        <shell.FooterLinks {...hrefs} />
        {/* The wide navigation beside it has them too. */}
        <div className="wide:hidden">{languages}</div>
      </>
    ),
    navigation: {
      contactHref: hrefs.contactHref,
      makeVideo: routes.includes(TEXT_PAGE) && <shell.MakeVideoPanel page={TEXT_PAGE} />,
      socials: shell.socialsOf(socials ?? {}),
    },
    menu: { onUpgrade: onUpgrade && (() => shell.subscribe(onUpgrade)), languages },
    clipsFor: shell.clipsFor,
  };
}

/** The frame around every page, connected to the session and the balance. */
export function ShellPanel({ homeHref, onUpgrade, tray, children, ...where }: ShellPanelProps) {
  const account = useAccount();
  const balance = useAtomValue(shownBalanceAtom);
  const logoHref = useAtomValue(siteAtom)?.marketingUrl || homeHref;
  const footer = useFooter({ ...where, onUpgrade });
  const menu = { ...usePlace(where), ...footer?.menu };
  const header = { ...account, homeHref: logoHref, menuId: MENU, balance, onUpgrade, tray };
  return (
    <PageFrame
      banner={useBanner(onUpgrade)}
      header={<Header {...header} />}
      navigation={<LeftNavigation {...menu} {...footer?.navigation} />}
      mobileMenu={
        <MobileMenu
          {...menu}
          id={MENU}
          balance={balance}
          clipsLeft={footer?.clipsFor(balance)}
          footer={footer?.hrefs}
        />
      }
      bar={footer?.bar}
      footer={footer?.line}
    >
      {children}
    </PageFrame>
  );
}
