// What shows a better prompt. Loaded by `late-proposal.ts` alone.
export { PromptProposal } from './prompt-proposal.tsx';
