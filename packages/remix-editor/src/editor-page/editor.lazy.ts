// Loaded by `lazy-editor.ts` alone.
export { EditorPage } from './editor-page.tsx';
