// The library of templates. Loaded by `late-templates.ts` alone.
export { TemplatesDialogPanel } from './templates-dialog-panel.tsx';
