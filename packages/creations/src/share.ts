export { ShareDialogPanel, type ShareDialogPanelProps } from './share/share-dialog-panel.tsx';
export { SharePanel, type SharePanelProps } from './share/share-panel.tsx';
