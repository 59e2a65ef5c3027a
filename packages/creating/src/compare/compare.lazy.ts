// Comparing clips of one prompt. Loaded by `lazy-compare.ts` alone.
export { CompareDialogPanel } from './compare-dialog-panel.tsx';
