import {
  CreateLayout,
  CreationFormPanel,
  followLinkAtom,
  PageCreations,
  PreviewStagePanel,
} from '@kinora/creation-form';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

export interface TextToVideoPageProps {
  /** Slug of the model the address names. */
  model?: string | undefined;
  /** The fragment of the address: prompt and settings somebody shared. */
  fragment?: string | undefined;
  /** The form is set up as the fragment asks: it may leave the address, or a reload would undo what is changed now. */
  onLinkOpened?: (() => void) | undefined;
  /** The address of an effect's page: clips of effects are set up there. */
  hrefOfEffect: (id: string) => string;
}

/** Text to video: write a scene, see it move, create it, play it. */
export function TextToVideoPage({ model, fragment = '', onLinkOpened, hrefOfEffect }: TextToVideoPageProps) {
  const { t } = useLingui();
  const followLink = useSetAtom(followLinkAtom);
  const pages = { text: null, effect: hrefOfEffect };
  useEffect(() => {
    if (fragment === '') return undefined;
    let isGone = false;
    const follow = async () => {
      await followLink(fragment);
      if (!isGone) onLinkOpened?.();
    };
    void follow();
    return () => {
      isGone = true;
    };
  }, [fragment, followLink, onLinkOpened]);
  return (
    <CreateLayout
      stage={<PreviewStagePanel />}
      form={<CreationFormPanel title={t`Text to Video`} askedModel={model} />}
    >
      <PageCreations pages={pages} />
    </CreateLayout>
  );
}
