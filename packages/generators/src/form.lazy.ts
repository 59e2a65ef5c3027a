// What a create page needs after the first paint. Loaded by `lazy-form.ts` alone.
import { lazyCreating } from '@kinora/creating';

// What a press on Create takes comes along: no press waits for it.
void lazyCreating.load();

export { BelowPromptPanel } from './prompt/below-prompt-panel.tsx';
export { LazyFormPanel } from './form/lazy-form-panel.tsx';
export { LiveStagePanel } from './stage/live-stage-panel.tsx';
export { LookStripPanel } from './settings/look-strip-panel.tsx';
export { promptFactsAtom } from './prompt/prompt-facts-atoms.ts';
export { PromptToolsPanel } from './prompt/prompt-tools-panel.tsx';
export { SavedRequestPanel, SubmitBarPanel } from '@kinora/creating/submit';
export { SeenAndMissedPanel } from './prompt/seen-and-missed-panel.tsx';
export { SourcesPanel } from './form/sources-panel.tsx';
