export { ResultStage, type ResultStageProps, type ShownView } from './stage/result-stage.tsx';
export {
  clearStageAtom,
  compareOnStageAtom,
  playOnStageAtom,
  showBatchOnStageAtom,
  stageChoiceAtom,
  stageViewAtom,
} from './stage/stage-atoms.ts';
export { type StageSide, StageSwitch } from './stage/stage-switch.tsx';
export type { StageChoice, StageView } from './stage/stage-view.ts';
