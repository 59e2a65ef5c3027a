// Reads and completes prompts; brings the engine's words. Loaded by `late-improve.ts` alone.
export { improvePrompt } from '@kinora/footage';
