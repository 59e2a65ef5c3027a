import { IconButton, PauseIcon, PlayIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';

import { playsLoopsAtom } from './loops-atoms.ts';

/** Stops all loops of the page, and lets them go on. */
export function LoopsSwitchPanel() {
  const { t } = useLingui();
  const [playsLoops, setPlaysLoops] = useAtom(playsLoopsAtom);
  return (
    <IconButton
      label={playsLoops ? t`Pause all scenes` : t`Play all scenes`}
      icon={playsLoops ? <PauseIcon /> : <PlayIcon />}
      onClick={() => setPlaysLoops(!playsLoops)}
    />
  );
}
