// What a create page needs after the first paint. Loaded by `late-form.ts` alone.
import { lateCreating } from '@kinora/creating';

// What a press on Create takes comes along: no press waits for it.
void lateCreating.load();

export { BelowPromptPanel } from './prompt/below-prompt-panel.tsx';
export { ComposerRestPanel } from './form/composer-rest-panel.tsx';
export { FormRestPanel } from './form/form-rest-panel.tsx';
export { LiveStagePanel } from './stage/live-stage-panel.tsx';
export { promptFactsAtom } from './prompt/prompt-facts-atoms.ts';
export { PromptToolsPanel } from './prompt/prompt-tools-panel.tsx';
export { SavedOrderPanel } from '@kinora/creating/submit';
export { SeenAndMissedPanel } from './prompt/seen-and-missed-panel.tsx';
export { SourcesPanel } from './form/sources-panel.tsx';
