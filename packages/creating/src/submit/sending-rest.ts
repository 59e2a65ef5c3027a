// What the foot shows while a file is on its way. Loaded by `late-sending.ts` alone.
export { FileOnItsWay } from './file-on-its-way.tsx';
