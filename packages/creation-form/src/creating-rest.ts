// What making clips takes after the first paint. Loaded by `late-creating.ts` alone.
export { bringFilesAtom } from './own-files/bring-files-atoms.ts';
export { createAtom } from './foot/create-atoms.ts';
export { LiveCanvasPanel } from './stage/live-canvas-panel.tsx';
export { openLinkAtom } from './draft/draft-atoms.ts';
