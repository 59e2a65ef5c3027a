import { ClockIcon } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { clockParts } from './time-left.ts';

export interface PriceCountdownProps {
  /** Milliseconds until the promotion ends. */
  left: number;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The same in words, as it was when it appeared: a clock that speaks every second helps nobody. */
function SpokenOnce({ left }: PriceCountdownProps) {
  const { t } = useLingui();
  const [{ days, hours, minutes }] = useState(() => clockParts(left));
  const time = days > 0 ? t`${days} d ${hours} h` : t`${hours} h ${minutes} min`;
  return (
    <output className="sr-only">
      <Trans>Offer ends in {time}</Trans>
    </output>
  );
}

/** How long a promotion lasts, to the second. */
export function PriceCountdown({ left }: PriceCountdownProps) {
  const { t } = useLingui();
  const { days, hours, minutes, seconds } = clockParts(left);
  // A day counts as 24 hours as long as it is the only one.
  const shownHours = days === 1 && hours + minutes + seconds === 0 ? 24 : hours;
  const shownDays = shownHours === 24 ? 0 : days;
  return (
    <>
      <span aria-hidden="true" className="flex items-center gap-2 [&>svg]:size-4">
        <ClockIcon />
        <Trans>Offer ends in</Trans>
      </span>
      <span role="timer" aria-label={t`Time left`} className="font-bold whitespace-nowrap text-accent tabular-nums">
        {shownDays > 0 && (
          <>
            <Plural value={shownDays} one="# day" other="# days" />{' '}
          </>
        )}
        {twoDigits(shownHours)}:{twoDigits(minutes)}:{twoDigits(seconds)}
      </span>
      <SpokenOnce left={left} />
    </>
  );
}
