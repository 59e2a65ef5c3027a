// What the frame needs after the first paint. Loaded by `late-shell.ts` alone.
export { openMemberCenterAtom } from './frame/member-center-atoms.ts';
export { AccountMenu } from './header/account-menu.tsx';
export { clipsFor } from './navigation/clips-for.ts';
export { footHrefs } from './navigation/foot-hrefs.ts';
export { FootLinks } from './navigation/foot-links.tsx';
export { MenuContents } from './navigation/menu-contents.tsx';
export { NavigationFoot } from './navigation/navigation-foot.tsx';
export { signOutAtom } from '@kinora/auth';
