// What shows a better prompt. Loaded by `lazy-proposal.ts` alone.
export { PromptProposal } from './prompt-proposal.tsx';
