// What offers a kept request. Loaded by `lazy-saved-request.ts` alone.
export { SavedRequestNotice } from './saved-request-notice.tsx';
