// The library of templates. Loaded by `lazy-templates.ts` alone.
export { TemplatesDialogPanel } from './templates-dialog-panel.tsx';
