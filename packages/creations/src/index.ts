export { ActivityTray, type ActivityTrayProps } from './tray/activity-tray.tsx';
export { ActivityTrayPanel } from './tray/activity-tray-panel.tsx';
export {
  continueSavedOrderAtom,
  dropSavedOrderAtom,
  savedOrderAtom,
  sendSavedOrderAtom,
  submitAtom,
  type SubmitOutcome,
} from './submit-atoms.ts';
export { CreationItem, type CreationItemProps } from './item/creation-item.tsx';
export { CreationListView, type CreationListViewProps } from './list/creation-list-view.tsx';
export {
  creationsAtom,
  earlierCreationsAtom,
  loadCreationsAtom,
  progressAtom,
  takeCreationsAtom,
  todaysCreationsAtom,
} from './creations-atoms.ts';
export { CreationsPanel, type CreationsPanelProps } from './list/creations-panel.tsx';
export { MoreCreationsPanel } from './list/more-creations-panel.tsx';
export { priceToday } from './creation-actions-atoms.ts';
export { submitWords, type SubmitFailure } from './submit-words.ts';
export { type Order } from './order.ts';
export { type TraySummary } from './tray-summary.ts';
