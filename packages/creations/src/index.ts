export { tasksAtom } from './creation-actions-atoms.ts';
export {
  creationsAtom,
  earlierCreationsAtom,
  type ListState,
  loadCreationsAtom,
  progressAtom,
  removedHereAtom,
  takeCreationsAtom,
  todaysCreationsAtom,
} from './creations-atoms.ts';
export { requestPrice } from './effect/request-price.ts';
export { titlesAtom } from './effect/titles-atoms.ts';
export { endingWords, type EndingWords } from './ending-messages.ts';
export { CreationActions, type CreationTask } from './item/creation-actions.tsx';
export { fileNameOf } from './item/creation-facts.ts';
export { CreationHandlersPanel } from './item/creation-handlers-panel.tsx';
export { CreationItem, type CreationItemProps } from './item/creation-item.tsx';
export { CreationStateLine, type CreationStateProps } from './item/creation-state.tsx';
export { EndingNotice, type EndingNoticeProps } from './item/ending-notice.tsx';
export { RemedyButton, type RemedyButtonProps } from './item/remedy-button.tsx';
export { CreationListView, type CreationListViewProps } from './list/creation-list-view.tsx';
export { CreationsPanel, type CreationsPanelProps } from './list/creations-panel.tsx';
export { MoreCreationsPanel } from './list/more-creations-panel.tsx';
export { liveCreationsAtom, liveListStateAtom } from './live-creations-atoms.ts';
export { canBePaidFor, pricingReason } from './pricing-reason.ts';
export { leftWords, percentDone, phaseWords, placeWords, readyInWords } from './progress-messages.ts';
export { scriptName } from './script-name.ts';
export {
  continueSavedRequestAtom,
  dropSavedRequestAtom,
  keptFilesAtom,
  offeredRequestAtom,
  savedRequestAtom,
  sendSavedRequestAtom,
  submitAtom,
  type SubmitOutcome,
} from './submit-atoms.ts';
export { type SubmitFailure, submitWords } from './submit-messages.ts';
export type { TraySummary } from './tray-summary.ts';
export { ActivityTrayPanel, type ActivityTrayPanelProps } from './tray/activity-tray-panel.tsx';
export { TrayListPanel, type TrayListPanelProps } from './tray/tray-list-panel.tsx';
export { clipsOf, type UnsentRequest } from './unsent-request.ts';
