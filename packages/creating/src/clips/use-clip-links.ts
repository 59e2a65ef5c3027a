import type { Creation } from '@kinora/contracts/creations';
import { editHref, settingsHref, videoHref, type ClipPages } from '@kinora/creations/links';
import { bringFilesAtom, BRING_WORDS, type BringFailure } from '@kinora/source-files';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { takeClipAtom } from './take-clip-atoms.ts';

/** Where the settings and the files of clips go: into the form of this page, or to the page that takes them. */
export function useClipLinks(pages: ClipPages) {
  const { i18n } = useLingui();
  const take = useSetAtom(takeClipAtom);
  const bring = useSetAtom(bringFilesAtom);
  const show = async (taking: Promise<BringFailure | null>) => {
    document.getElementById('main')?.scrollIntoView({ block: 'start' });
    const failure = await taking;
    if (failure) toast(i18n._(BRING_WORDS[failure]));
  };
  return {
    settingsHrefOf: (creation: Creation) => settingsHref(creation, pages),
    videoHrefOf: (creation: Creation) => videoHref(creation, pages),
    editHrefOf: (creation: Creation) => editHref(creation, pages),
    onUseSettings: (creation: Creation) => void show(take(creation)),
    onUseAsVideo: pages.video === null ? (clip: Creation) => void show(bring({ clip: clip.id })) : undefined,
  };
}
