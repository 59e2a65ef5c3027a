import { unreachable } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import { isNotCharged } from '@kinora/credits';
import { Tag, wordList } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { endingWords } from '../ending-messages.ts';
import { leftWords, percentDone, phaseWords, placeWords, readyInWords } from '../progress-messages.ts';
import { factsWords } from './creation-facts.ts';

export interface CreationStateProps {
  creation: Creation;
  /** What happened alone, where there is little room. */
  isShort?: boolean | undefined;
}

function Waiting({ creation: { position, etaP50: p50, etaP90: p90 } }: CreationStateProps) {
  const { i18n } = useLingui();
  return (
    <>
      <span>{position === null ? <Trans>In queue</Trans> : i18n._(placeWords(position))}</span>
      {p50 !== null && <span>{i18n._(readyInWords({ p50, p90 }))}</span>}
    </>
  );
}

function Running({ creation }: CreationStateProps) {
  const { i18n } = useLingui();
  const { etaP50: p50, etaP90: p90 } = creation;
  const percent = percentDone(creation);
  return (
    <>
      <span className="text-accent">{i18n._(phaseWords(creation))}</span>
      <span>
        <Trans>{percent} %</Trans>
      </span>
      {p50 !== null && <span>{i18n._(leftWords({ p50, p90 }))}</span>}
    </>
  );
}

function Ready({ creation }: CreationStateProps) {
  const { i18n } = useLingui();
  const facts = factsWords(creation, i18n);
  return (
    <>
      <Tag look="success">
        <Trans>Ready</Trans>
      </Tag>
      <span>{wordList(facts, i18n.locale)}</span>
    </>
  );
}

function Ended({ creation, isShort }: CreationStateProps) {
  const { i18n } = useLingui();
  const { tag, look, happened, next } = endingWords(creation);
  if (isShort) {
    return (
      <>
        <Tag look={look}>{i18n._(tag)}</Tag>
        {happened !== null && <span className="line-clamp-2">{i18n._(happened)}</span>}
      </>
    );
  }
  return (
    <>
      <Tag look={look}>{i18n._(tag)}</Tag>
      <span>
        {happened !== null && i18n._(happened)} {i18n._(next)}{' '}
        {isNotCharged(creation) && <Trans>You weren’t charged.</Trans>}
      </span>
    </>
  );
}

/** What goes on with a creation, in words. */
export function CreationStateLine({ creation, isShort }: CreationStateProps) {
  switch (creation.state) {
    case 'waiting':
      return <Waiting creation={creation} />;
    case 'running':
      return <Running creation={creation} />;
    case 'ready':
      return <Ready creation={creation} />;
    case 'declined':
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <Ended creation={creation} isShort={isShort} />;
    default:
      return unreachable(creation.state);
  }
}
