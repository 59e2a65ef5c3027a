import { InfoIcon, PanelFoot } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';

export interface EffectFootProps {
  /** Of the chosen length. */
  credits: number;
  seconds: number;
}

/** What this costs, what is free, and what cannot be done yet. */
export function EffectFoot({ credits, seconds }: EffectFootProps) {
  return (
    <PanelFoot>
      <p className="flex items-baseline justify-between gap-3 text-small">
        <span className="font-bold text-success">
          <Trans>The preview is free</Trans>
        </span>
        <span className="text-muted tabular-nums">
          <Trans>
            A clip of {seconds} s: <Plural value={credits} one="# credit" other="# credits" />
          </Trans>
        </span>
      </p>
      <p className="flex items-start gap-2 text-micro text-muted [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:flex-none">
        <InfoIcon />
        <span>
          <Trans>
            It is drawn on this device, and your picture does not leave it. Clips of effects cannot be created here yet.
          </Trans>
        </span>
      </p>
    </PanelFoot>
  );
}
