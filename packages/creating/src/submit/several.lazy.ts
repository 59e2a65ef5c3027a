// What the submit bar says of several clips. Loaded by `lazy-several.ts` alone.
export { ClipsLine } from './clips-line.tsx';
