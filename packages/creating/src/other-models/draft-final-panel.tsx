import type { ClipPages } from '@kinora/creations/links';
import { useAtomValue } from 'jotai';

import { previewPlayerAtom } from '../preview/preview-atoms.ts';
import { shownPlaceAtom } from '../prompts/prompts-atoms.ts';
import { askedDraftAtom } from './asked-draft-atoms.ts';
import { FinalPanel } from './final-panel.tsx';

export interface DraftFinalPanelProps {
  pages: ClipPages;
}

/** Which model makes the final of the words in the preview; the price of one clip says little where there are several prompts. */
export function DraftFinalPanel({ pages }: DraftFinalPanelProps) {
  const asked = useAtomValue(askedDraftAtom);
  const player = useAtomValue(previewPlayerAtom);
  if (useAtomValue(shownPlaceAtom)) return null;
  return (
    // Where the stage stays above the form, all room is the form's; below a clip that takes the stage it would show through.
    <div className="pt-2.5 empty:hidden max-desk:hidden inert:hidden">
      <FinalPanel asked={asked} isDraft pages={pages} sourceOf={player.canvas} onHold={player.pause} />
    </div>
  );
}
