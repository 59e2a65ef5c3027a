import { lateCreating } from '@kinora/creating';
import { POSTERS } from '@kinora/live-stage';
import { useLate } from '@kinora/ui';

import { Hero, HeroShade, type HeroProps } from './hero.tsx';

export type HeroPanelProps = Pick<HeroProps, 'composer'>;

const FROM_SMALL = [POSTERS.small, POSTERS.large] as const;

/** The top of the home page, with the draft that all create pages share. */
export function HeroPanel({ composer }: HeroPanelProps) {
  const rest = useLate(lateCreating);
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
      composer={composer}
    />
  );
}
