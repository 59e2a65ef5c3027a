// What making clips takes after the first paint. Loaded by `lazy-creating.ts` alone.
export { fetchFilesAtom } from '@kinora/source-files';
export { createAtom } from '../submit/create-atoms.ts';
export { LiveCanvasPanel } from '../preview/live-canvas-panel.tsx';
export { openLinkAtom } from '../draft/draft-atoms.ts';
