export { ConfirmPage, type ConfirmPageProps } from './confirm/confirm-page.tsx';
