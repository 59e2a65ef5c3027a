import type { SharedClip } from '@kinora/contracts/share';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SharedFactsProps {
  clip: SharedClip['clip'];
  modelName: string;
  styleName?: string | undefined;
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-body tabular-nums">{children}</dd>
    </div>
  );
}

/** What a shared clip is, in one quiet line. */
export function SharedFacts({ clip, modelName, styleName }: SharedFactsProps) {
  const { t, i18n } = useLingui();
  const seconds = i18n.number(clip.seconds, { maximumFractionDigits: 1 });
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1">
      <Fact label={<Trans>Model</Trans>}>
        <bdi>{modelName}</bdi>
      </Fact>
      <Fact label={<Trans>Length</Trans>}>{t`${seconds} s`}</Fact>
      <Fact label={<Trans>Resolution</Trans>}>
        <bdi dir="ltr">{`${i18n.number(clip.width)} × ${i18n.number(clip.height)}`}</bdi>
      </Fact>
      {styleName !== undefined && (
        <Fact label={<Trans>Style</Trans>}>
          <bdi>{styleName}</bdi>
        </Fact>
      )}
    </dl>
  );
}
