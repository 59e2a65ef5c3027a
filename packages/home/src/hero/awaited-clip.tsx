import type { Creation } from '@kinora/contracts/creations';
import { percentDone, phaseWords, placeWords, readyInWords } from '@kinora/creations';
import { ButtonLink, Notice, ProgressRing } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

export interface AwaitedClipProps {
  creation: Pick<Creation, 'state' | 'model' | 'phase' | 'done' | 'total' | 'position' | 'etaP50' | 'etaP90'>;
  /** How many are on their way with it. */
  count: number;
  /** Where it is seen. */
  href: string;
}

function Title({ creation: { state }, count }: Pick<AwaitedClipProps, 'creation' | 'count'>) {
  if (state === 'ready') return <Trans>Your clip is ready</Trans>;
  if (state === 'waiting' || state === 'running') {
    return <Plural value={count} one="Your clip is being made" other="# clips are being made" />;
  }
  return <Trans>Your clip didn’t come through</Trans>;
}

function Detail({ creation }: Pick<AwaitedClipProps, 'creation'>) {
  const { i18n } = useLingui();
  const { state, position, etaP50, etaP90 } = creation;
  const span = etaP50 === null ? undefined : i18n._(readyInWords({ p50: etaP50, p90: etaP90 }));
  const eta = span && <Trans>Ready in {span}</Trans>;
  if (state === 'ready') return <Trans>It’s saved in your library too.</Trans>;
  if (state === 'running') return eta ?? i18n._(phaseWords(creation));
  if (state === 'waiting') return eta ?? (position === null ? null : i18n._(placeWords(position)));
  return <Trans>You weren’t charged.</Trans>;
}

/** How far the clip is that was asked for last, where one looks: on the stage. */
export function AwaitedClip({ creation, count, href }: AwaitedClipProps) {
  const { t } = useLingui();
  const isOngoing = creation.state === 'waiting' || creation.state === 'running';
  return (
    <Notice
      look="glass"
      icon={isOngoing ? <ProgressRing value={percentDone(creation)} label={t`Progress`} /> : undefined}
      action={
        <ButtonLink look="glass" size="small" href={href}>
          {creation.state === 'ready' ? <Trans>Watch</Trans> : <Trans>Show</Trans>}
        </ButtonLink>
      }
    >
      <b className="block font-bold">
        <Title creation={creation} count={count} />
      </b>
      <Detail creation={creation} />
    </Notice>
  );
}
