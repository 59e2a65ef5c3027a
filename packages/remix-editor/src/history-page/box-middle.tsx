import { unreachable } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import { endingWords, leftWords, percentDone, phaseWords, placeWords, readyInWords } from '@kinora/creations';
import { isNotCharged } from '@kinora/credits';
import {
  BoxBadge,
  CancelledIcon,
  DeclinedIcon,
  ExpiredIcon,
  FailedIcon,
  ProgressDial,
  QueueNumber,
  ScissorsIcon,
  wordList,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface BoxMiddleProps {
  creation: Creation;
}

function Waiting({ creation: { position, etaP50: p50, etaP90: p90 } }: BoxMiddleProps) {
  const { i18n, t } = useLingui();
  const words = [
    position === null ? t`In queue` : i18n._(placeWords(position)),
    ...(p50 === null ? [] : [i18n._(readyInWords({ p50, p90 }))]),
  ];
  return (
    <>
      {position !== null && (
        <span aria-hidden="true">
          <QueueNumber>{position + 1}</QueueNumber>
        </span>
      )}
      <span>{wordList(words, i18n.locale)}</span>
    </>
  );
}

function Running({ creation }: BoxMiddleProps) {
  const { t, i18n } = useLingui();
  const { etaP50: p50, etaP90: p90 } = creation;
  const words = [i18n._(phaseWords(creation)), ...(p50 === null ? [] : [i18n._(leftWords({ p50, p90 }))])];
  return (
    <>
      <ProgressDial label={t`Progress`} value={percentDone(creation)} />
      <span>{wordList(words, i18n.locale)}</span>
    </>
  );
}

const ENDED_ICONS = {
  declined: <DeclinedIcon aria-hidden="true" />,
  failed: <FailedIcon aria-hidden="true" />,
  cancelled: <CancelledIcon aria-hidden="true" />,
  expired: <ExpiredIcon aria-hidden="true" />,
} as const;

interface EndedProps extends BoxMiddleProps {
  state: keyof typeof ENDED_ICONS;
}

function Ended({ creation, state }: EndedProps) {
  const { i18n } = useLingui();
  const { happened, next } = endingWords(creation);
  return (
    <>
      {ENDED_ICONS[state]}
      <span>
        {happened !== null && i18n._(happened)} {i18n._(next)}{' '}
        {isNotCharged(creation) && <Trans>You weren’t charged.</Trans>}
      </span>
    </>
  );
}

/** On the picture of a box: the way to the editor, what goes on and how long that takes, or why it ended. */
export function BoxMiddle({ creation }: BoxMiddleProps) {
  const { state } = creation;
  switch (state) {
    case 'waiting':
      return <Waiting creation={creation} />;
    case 'running':
      return <Running creation={creation} />;
    case 'ready':
      return (
        <BoxBadge>
          <ScissorsIcon />
        </BoxBadge>
      );
    case 'declined':
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <Ended creation={creation} state={state} />;
    default:
      return unreachable(state);
  }
}
