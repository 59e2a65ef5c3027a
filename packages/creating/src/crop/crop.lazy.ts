// Cropping by hand. Loaded by `lazy-crop.ts` alone.
export { CropDialogPanel } from './crop-dialog-panel.tsx';
