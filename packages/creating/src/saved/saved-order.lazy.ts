// What offers a kept request. Loaded by `lazy-saved-order.ts` alone.
export { SavedOrderNotice } from './saved-order-notice.tsx';
