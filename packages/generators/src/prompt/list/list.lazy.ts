// The editor of a list of prompts. Loaded by `lazy-list.ts` alone.
export { ListDialogPanel } from './list-dialog-panel.tsx';
