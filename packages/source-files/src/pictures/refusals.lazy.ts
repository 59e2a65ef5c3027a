// Why pictures, and what the server was sent, are not taken. Loaded by `lazy-refusals.ts` alone.
export { RefusalNotice } from './refusal-notice.tsx';
export { ServerRefusalNotice } from './server-refusal-notice.tsx';
