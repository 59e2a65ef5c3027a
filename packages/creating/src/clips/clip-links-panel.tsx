import type { Creation } from '@kinora/contracts/creations';
import { editHref, settingsHref, videoHref, type ClipPages } from '@kinora/creations/links';
import { fetchFilesAtom, FETCH_MESSAGES, type FetchFailure } from '@kinora/source-files';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { showForm } from '../layout/show-form.ts';
import { liveReachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { hasOthers } from '../other-models/has-others.ts';
import { OtherModelsPlace } from '../other-models/other-models-place.tsx';
import { takeClipAtom } from '../sources/take-clip-atoms.ts';

type HrefOf = (creation: Creation) => string | null;

interface ClipLinks {
  readonly settingsHrefOf: HrefOf;
  readonly videoHrefOf: HrefOf;
  readonly editHrefOf: HrefOf;
  readonly onUseSettings: (creation: Creation) => void;
  readonly onUseAsVideo: ((creation: Creation) => void) | undefined;
  readonly renderOtherModels: (creation: Creation, usual: ReactNode) => ReactNode;
}

export interface ClipLinksPanelProps {
  pages: ClipPages;
  /** Draws something with where clips lead. */
  children: (links: ClipLinks) => ReactNode;
}

/**
 * Where the settings and the files of clips go, for their own model or another: into the form of this page, or to the page
 * that takes them.
 */
export function ClipLinksPanel({ pages, children }: ClipLinksPanelProps) {
  const { i18n } = useLingui();
  const take = useSetAtom(takeClipAtom);
  const bring = useSetAtom(fetchFilesAtom);
  const { routes } = useAtomValue(liveReachableRoutesAtom);
  const show = async (taking: Promise<FetchFailure | null>) => {
    showForm();
    const failure = await taking;
    if (failure) toast(i18n._(FETCH_MESSAGES[failure]));
  };
  return children({
    settingsHrefOf: (creation) => settingsHref(creation, pages),
    videoHrefOf: (creation) => videoHref(creation, pages),
    editHrefOf: (creation) => editHref(creation, pages),
    onUseSettings: (creation) => void show(take(creation)),
    onUseAsVideo: pages.video === null ? (clip) => void show(bring({ clip: clip.id })) : undefined,
    renderOtherModels: (creation, usual) =>
      hasOthers(creation, routes) ? <OtherModelsPlace {...{ creation, pages }}>{usual}</OtherModelsPlace> : usual,
  });
}
