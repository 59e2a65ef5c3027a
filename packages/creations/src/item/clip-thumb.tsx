import type { Creation } from '@kinora/contracts/creations';
import { CancelledIcon, DeclinedIcon, ExpiredIcon, FailedIcon, QueueNumber } from '@kinora/ui';
import type { ReactNode } from 'react';

const ENDED_ICONS = {
  declined: <DeclinedIcon />,
  failed: <FailedIcon />,
  cancelled: <CancelledIcon />,
  expired: <ExpiredIcon />,
} as const;

const LOOK_BY_STATE = {
  waiting: 'dim',
  running: 'developing',
  ready: 'plain',
  declined: 'blank',
  failed: 'dim',
  cancelled: 'dim',
  expired: 'dim',
} as const;

/** What lies over a clip's picture: its place in the queue, or how it ended without a clip. */
function overThumb({ state, position }: Creation): ReactNode {
  if (state === 'waiting') return position === null ? undefined : <QueueNumber>{position + 1}</QueueNumber>;
  return state === 'running' || state === 'ready' ? undefined : ENDED_ICONS[state];
}

/** The picture of a clip in its state: its poster, or the sketch that develops while it is made. */
export function clipThumb(creation: Creation, sketch: ReactNode) {
  const picture = creation.result ? <img src={creation.result.poster} alt="" loading="lazy" /> : sketch;
  const look = picture === undefined ? ('blank' as const) : LOOK_BY_STATE[creation.state];
  return { picture, look, over: overThumb(creation) };
}
