// What the frame needs after the first paint. Loaded by `lazy-shell.ts` alone.
export { openMemberCenterAtom } from './frame/member-center-atoms.ts';
export { OfflineBarPanel } from './frame/offline-bar-panel.tsx';
export { AccountMenu } from './header/account-menu.tsx';
export { BuyBanner } from './banner/buy-banner.tsx';
export { clipsFor } from './navigation/clips-for.ts';
export { EntryTag } from './navigation/entry-tag.tsx';
export { footerHrefs } from './navigation/footer-hrefs.ts';
export { FooterLinks } from './navigation/footer-links.tsx';
export { LanguageLinksPanel } from './language/language-links-panel.tsx';
export { MakeVideoPanel } from './make-video/make-video-panel.tsx';
export { MenuContents } from './navigation/menu-contents.tsx';
export { NavigationFooter } from './navigation/navigation-footer.tsx';
export { seasonAtom } from './navigation/season-atoms.ts';
export { socialsOf } from './navigation/socials.ts';
export { subscribe } from './navigation/subscribe.ts';
export { signOutAtom } from '@kinora/auth';
