// The library of uploads. Loaded by `lazy-uploads.ts` alone.
export { UploadsDialogPanel } from './uploads-dialog-panel.tsx';
