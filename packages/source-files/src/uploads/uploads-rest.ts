// The library of uploads. Loaded by `late-uploads.ts` alone.
export { UploadsDialogPanel } from './uploads-dialog-panel.tsx';
