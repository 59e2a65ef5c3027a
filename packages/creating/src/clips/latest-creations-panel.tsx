import { CreationsPanel, creationsAtom } from '@kinora/creations';
import { editHref, settingsHref, videoHref, type ClipPages } from '@kinora/creations/links';
import { useAtomValue, useSetAtom } from 'jotai';

import { sketchOf } from '../sketch/creation-sketch-panel.tsx';
import { takeClipAtom } from './take-clip-atoms.ts';

export interface LatestCreationsPanelProps {
  /** Names the list. */
  label: string;
  /** At most so many. */
  count: number;
  pages: ClipPages;
}

/** The newest clips, for a page that is about something else too. */
export function LatestCreationsPanel({ label, count, pages }: LatestCreationsPanelProps) {
  const creations = useAtomValue(creationsAtom).slice(0, count);
  const take = useSetAtom(takeClipAtom);
  return (
    <CreationsPanel
      label={label}
      creations={creations}
      settingsHrefOf={(creation) => settingsHref(creation, pages)}
      videoHrefOf={(creation) => videoHref(creation, pages)}
      editHrefOf={(creation) => editHref(creation, pages)}
      onUseSettings={(creation) => void take(creation)}
      renderSketch={sketchOf}
    />
  );
}
