import { directionOf } from '@kinora/contracts';
import { lazyCreating, promptAtom } from '@kinora/creating';
import { POSTERS } from '@kinora/live-stage';
import { useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { lazyHome } from '../lazy-home.ts';
import { Hero, HeroShade, type HeroProps } from './hero.tsx';

export type HeroPanelProps = Pick<HeroProps, 'composer'>;

/** The top of the home page, with the draft that all create pages share. */
export function HeroPanel({ composer }: HeroPanelProps) {
  const creating = useLazy(lazyCreating);
  const home = useLazy(lazyHome);
  const { i18n } = useLingui();
  const way = directionOf(i18n.locale);
  const { small, large } = POSTERS[way];
  return (
    <Hero
      posters={[small, large]}
      film={
        creating && (
          <creating.LiveCanvasPanel leavesFree={way === 'ltr' ? 'left' : 'right'}>
            <HeroShade />
          </creating.LiveCanvasPanel>
        )
      }
      composer={composer}
      status={home && <home.AwaitedClipPanel />}
      isWriting={useAtomValue(promptAtom) !== ''}
    />
  );
}
