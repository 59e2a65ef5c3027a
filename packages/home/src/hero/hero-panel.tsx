import { lazyCreating, promptAtom } from '@kinora/creating';
import { POSTERS } from '@kinora/live-stage';
import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { lazyHome } from '../lazy-home.ts';
import { Hero, HeroShade, type HeroProps } from './hero.tsx';

export type HeroPanelProps = Pick<HeroProps, 'composer'>;

const FROM_SMALL = [POSTERS.small, POSTERS.large] as const;

/** The top of the home page, with the draft that all create pages share. */
export function HeroPanel({ composer }: HeroPanelProps) {
  const creating = useLazy(lazyCreating);
  const home = useLazy(lazyHome);
  const isWriting = useAtomValue(promptAtom) !== '';
  return (
    <Hero
      posters={FROM_SMALL}
      film={
        creating && (
          <creating.LiveCanvasPanel>
            <HeroShade />
          </creating.LiveCanvasPanel>
        )
      }
      composer={composer}
      status={home && <home.AwaitedClipPanel />}
      isWriting={isWriting}
    />
  );
}
