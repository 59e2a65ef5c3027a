// Loaded by `lazy-result-stage.ts` alone.
export { ResultStagePanel } from './result-stage-panel.tsx';
