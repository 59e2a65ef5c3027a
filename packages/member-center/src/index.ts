export { ConfirmPage, type ConfirmPageProps } from './confirm/confirm-page.tsx';
export { MemberPage } from './page/member-page.tsx';
