import { promptHref, type ClipPages } from '@kinora/creations/links';
import { useAtomValue } from 'jotai';

import { ENGINE } from '../preview/preview-options.ts';
import { shownPromptAtom } from '../prompts/prompts-atoms.ts';
import { UndrawnSubject } from './undrawn-subject.tsx';

export interface UndrawnSubjectPanelProps {
  pages: Pick<ClipPages, 'image'>;
  /** Whether the form offers models besides the own engine. */
  hasOtherModels: boolean;
}

/** What to do about a prompt whose subject the preview doesn't show. */
export function UndrawnSubjectPanel({ pages: { image }, hasOtherModels }: UndrawnSubjectPanelProps) {
  const prompt = useAtomValue(shownPromptAtom);
  if (image === null) return null;
  return <UndrawnSubject pictureHref={promptHref(image, { prompt, model: ENGINE })} hasOtherModels={hasOtherModels} />;
}
