// What the submit bar shows while a file is on its way. Loaded by `lazy-sending.ts` alone.
export { FileOnItsWay } from './file-on-its-way.tsx';
