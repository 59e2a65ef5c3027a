import { promptLanguageOf } from '@kinora/creations/links';
import { Chip, ShuffleIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { inspirationFragment } from '../scenes/inspiration-href.ts';
import { surpriseAtom } from './surprise-atoms.ts';

export interface SurprisePanelProps {
  size: 'small' | 'medium';
  /** Gets the fragment that sets a form of text to video up for the scene. */
  onSurprise: (fragment: string) => void;
}

/** Takes a scene by chance, for whoever has no idea yet. */
export function SurprisePanel({ size, onSurprise }: SurprisePanelProps) {
  const { i18n } = useLingui();
  const surprise = useSetAtom(surpriseAtom);
  return (
    <Chip
      size={size}
      icon={<ShuffleIcon />}
      onClick={() => {
        const scene = surprise();
        if (scene) onSurprise(inspirationFragment(scene, scene.prompts[promptLanguageOf(i18n.locale)]));
      }}
    >
      <Trans>Surprise me</Trans>
    </Chip>
  );
}
