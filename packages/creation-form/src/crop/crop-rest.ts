// Cropping by hand. Loaded by `late-crop.ts` alone.
export { CropDialog } from './crop-dialog.tsx';
