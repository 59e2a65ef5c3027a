// Why videos are not taken. Loaded by `lazy-refusals.ts` alone.
export { VideoRefusalNotice } from './video-refusal-notice.tsx';
