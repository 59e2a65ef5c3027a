import { Range } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { VideoPart } from './video-part.ts';

export interface PartChoiceProps {
  part: VideoPart;
  /** Length of the video in seconds. */
  length: number;
  onFrom: (seconds: number) => void;
}

const STEP = 0.1;

/** Which part of a video goes into the clip; of a short one it is all. */
export function PartChoice({ part: { from, latest, to }, length, onFrom }: PartChoiceProps) {
  const { t, i18n } = useLingui();
  const say = (seconds: number) => i18n.number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (latest === 0) {
    return (
      <p className="text-micro text-muted tabular-nums">
        <Trans>The full {i18n.number(length, { maximumFractionDigits: 1 })} s will be used.</Trans>
      </p>
    );
  }
  const words = t`${say(from)} to ${say(to)} of ${say(length)} s`;
  return (
    <Range label={t`Part`} shown={words} value={from} max={latest} step={STEP} valueText={words} onValue={onFrom} />
  );
}
