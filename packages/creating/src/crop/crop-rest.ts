// Cropping by hand. Loaded by `late-crop.ts` alone.
export { CropDialogPanel } from './crop-dialog-panel.tsx';
