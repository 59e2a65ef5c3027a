import { pageKindOf, type PageKind } from '@kinora/contracts/catalogue';
import { followLinkAtom, CreateLayout, previewSceneAtom, stageRatioAtom } from '@kinora/creating';
import { PageCreations, PageStagePanel } from '@kinora/creating/clips';
import type { ClipPages } from '@kinora/creations/links';
import { FETCH_MESSAGES } from '@kinora/source-files';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { CreationFormPanel } from './form/creation-form-panel.tsx';
import { PageKindPanel } from './layout/page-kind-panel.tsx';
import { LookStripPlace } from './settings/look-strip-place.tsx';
import { PreviewStagePanel } from './stage/preview-stage-panel.tsx';

export interface CreatePageProps {
  kind: PageKind;
  title: string;
  /** Slug of the model the address names. */
  model?: string | undefined;
  /** The fragment of the address: prompt and settings somebody shared. */
  fragment?: string | undefined;
  /** The form is set up as the fragment asks: it may leave the address, or a reload would undo what is changed now. */
  onLinkOpened?: (() => void) | undefined;
  /** Where the settings of other clips are used. */
  pages: Omit<ClipPages, PageKind> & Record<PageKind, string>;
}

/** Sets the form up as the fragment of the address asks. */
function useLink({ fragment = '', onLinkOpened }: Pick<CreatePageProps, 'fragment' | 'onLinkOpened'>) {
  const { i18n } = useLingui();
  const followLink = useSetAtom(followLinkAtom);
  useEffect(() => {
    if (fragment === '') return undefined;
    let isGone = false;
    const follow = async () => {
      const failure = await followLink(fragment);
      if (isGone) return;
      if (failure) toast(i18n._(FETCH_MESSAGES[failure]));
      onLinkOpened?.();
    };
    void follow();
    return () => {
      isGone = true;
    };
  }, [fragment, followLink, i18n, onLinkOpened]);
}

function Page({ kind, title, model, pages, ...link }: CreatePageProps) {
  useLink(link);
  const own = { ...pages, [kind]: null };
  return (
    <CreateLayout
      stage={
        <PageStagePanel
          pages={own}
          subject={useAtomValue(previewSceneAtom)}
          ratio={useAtomValue(stageRatioAtom)}
          isOfPage={({ mode: made }) => made !== 'edit' && pageKindOf(made) === kind && made !== 'effect'}
          renderPreview={(stageSwitch) => <PreviewStagePanel stageSwitch={stageSwitch} pages={own} />}
        />
      }
      // A film of an image has no looks.
      strip={kind === 'image' ? undefined : <LookStripPlace />}
      form={<CreationFormPanel title={title} askedModel={model} />}
    >
      <PageCreations pages={own} />
    </CreateLayout>
  );
}

/** A page that makes clips: set one up, see it move, create it, play it. */
export function CreatePage(props: CreatePageProps) {
  return (
    <PageKindPanel kind={props.kind}>
      <Page {...props} />
    </PageKindPanel>
  );
}
