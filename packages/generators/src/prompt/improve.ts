// Reads and completes prompts; brings the engine's words. Loaded by `lazy-improve.ts` alone.
export { improvePrompt } from '@kinora/footage';
