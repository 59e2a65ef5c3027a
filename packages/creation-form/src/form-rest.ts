// What a create page needs after the first paint. Loaded by `late-form.ts` alone.
export { ComposerRestPanel } from './form/composer-rest-panel.tsx';
export { createAtom } from './foot/create-atoms.ts';
export { FormRestPanel } from './form/form-rest-panel.tsx';
export { LiveCanvasPanel } from './stage/live-canvas-panel.tsx';
export { LiveStagePanel } from './stage/live-stage-panel.tsx';
export { openLinkAtom } from './draft/draft-atoms.ts';
export { BelowPromptPanel } from './prompt/below-prompt-panel.tsx';
export { PromptToolsPanel } from './prompt/prompt-tools-panel.tsx';
export { promptFactsAtom } from './prompt/prompt-facts-atoms.ts';
export { filesNamedIn } from './draft/fragment.ts';
export { bringFilesAtom } from './own-files/bring-files-atoms.ts';
export { SourcesPanel } from './own-files/sources-panel.tsx';
export { SavedOrderPanel } from './saved/saved-order-panel.tsx';
export { SeenAndMissedPanel } from './prompt/seen-and-missed-panel.tsx';
