import { ComposerPanel, lateForm, POSTERS } from '@kinora/creation-form';
import { useLate } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { Hero, HeroShade } from './hero.tsx';

export interface HeroPanelProps {
  /** Where all settings of a clip are. */
  settingsHref: string;
}

const FROM_SMALL = [POSTERS.small, POSTERS.large] as const;

/** The top of the home page, with the draft that all create pages share. */
export function HeroPanel({ settingsHref }: HeroPanelProps) {
  const { t } = useLingui();
  const rest = useLate(lateForm);
  return (
    <Hero
      posters={FROM_SMALL}
      film={
        rest && (
          <rest.LiveCanvasPanel>
            <HeroShade />
          </rest.LiveCanvasPanel>
        )
      }
      composer={<ComposerPanel label={t`New clip`} settingsHref={settingsHref} />}
    />
  );
}
