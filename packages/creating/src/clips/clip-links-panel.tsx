import type { Creation } from '@kinora/contracts/creations';
import { editHref, settingsHref, videoHref, type AnotherModel, type ClipPages } from '@kinora/creations/links';
import { bringFilesAtom, BRING_WORDS, type BringFailure } from '@kinora/source-files';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { otherModelsAtom } from './other-models-atoms.ts';
import { takeClipAtom } from './take-clip-atoms.ts';

type HrefOf = (creation: Creation) => string | null;

interface ClipLinks {
  readonly settingsHrefOf: HrefOf;
  readonly videoHrefOf: HrefOf;
  readonly editHrefOf: HrefOf;
  readonly anotherOf: (creation: Creation) => AnotherModel | undefined;
  readonly onUseSettings: (creation: Creation) => void;
  readonly onUseAsVideo: ((creation: Creation) => void) | undefined;
}

export interface ClipLinksPanelProps {
  pages: ClipPages;
  /** Draws something with where clips lead. */
  children: (links: ClipLinks) => ReactNode;
}

/** Where the settings and the files of clips go: into the form of this page, or to the page that takes them. */
export function ClipLinksPanel({ pages, children }: ClipLinksPanelProps) {
  const { i18n } = useLingui();
  const take = useSetAtom(takeClipAtom);
  const bring = useSetAtom(bringFilesAtom);
  const others = useAtomValue(otherModelsAtom);
  const show = async (taking: Promise<BringFailure | null>) => {
    document.getElementById('main')?.scrollIntoView({ block: 'start' });
    const failure = await taking;
    if (failure) toast(i18n._(BRING_WORDS[failure]));
  };
  return children({
    settingsHrefOf: (creation) => settingsHref(creation, pages),
    videoHrefOf: (creation) => videoHref(creation, pages),
    editHrefOf: (creation) => editHref(creation, pages),
    anotherOf: (creation) => others(creation)[0],
    onUseSettings: (creation) => void show(take(creation)),
    onUseAsVideo: pages.video === null ? (clip) => void show(bring({ clip: clip.id })) : undefined,
  });
}
