// The strip below a prompt that is several. Loaded by `lazy-strip.ts` alone.
export { PromptStripPanel } from './prompt-strip-panel.tsx';
