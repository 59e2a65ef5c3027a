import { CreationFormPanel, openLinkAtom, PreviewStagePanel } from '@kinora/creation-form';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { CreateLayout } from './create-layout.tsx';
import { CreationsSectionsPanel } from './creations-sections-panel.tsx';

export interface TextToVideoPageProps {
  /** Slug of the model the address names. */
  model?: string | undefined;
  /** The fragment of the address: prompt and settings somebody shared. */
  fragment?: string | undefined;
  /** The form is set up as the fragment asks: it may leave the address, or a reload would undo what is changed now. */
  onLinkOpened?: (() => void) | undefined;
}

/** Text to video: write a scene, see it move, create it, play it. */
export function TextToVideoPage({ model, fragment = '', onLinkOpened }: TextToVideoPageProps) {
  const { t } = useLingui();
  const openLink = useSetAtom(openLinkAtom);
  useEffect(() => {
    if (fragment === '') return;
    openLink(fragment);
    onLinkOpened?.();
  }, [fragment, openLink, onLinkOpened]);
  return (
    <CreateLayout
      stage={<PreviewStagePanel />}
      form={<CreationFormPanel title={t`Text to video`} askedModel={model} />}
    >
      <CreationsSectionsPanel />
    </CreateLayout>
  );
}
