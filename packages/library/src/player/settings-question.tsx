import { Button, ButtonLink } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { Difference } from './settings-diff.ts';

export interface SettingsQuestionProps {
  differences: readonly Difference[];
  /** Where the form is, with the clip's settings. */
  href: string;
  onKeep: () => void;
}

/** What the form has now and what it would have, before it is replaced. */
export function SettingsQuestion({ differences, href, onKeep }: SettingsQuestionProps) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    prompt: t`Prompt`,
    model: t`Model`,
    seconds: t`Length`,
    resolution: t`Resolution`,
    shape: t`Shape`,
    style: t`Style`,
    camera: t`Camera`,
    motion: t`Motion`,
    audio: t`Sound`,
  };
  return (
    <section aria-label={t`Replace your current settings?`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="type-label">
        <Trans>Replace your current settings?</Trans>
      </h3>
      <dl className="grid gap-2 text-small">
        {differences.map(({ name, before, after }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-muted">{names[name] ?? name}</dt>
            <dd className="wrap-anywhere">
              <del className="line-clamp-3">
                <bdi>{before}</bdi>
              </del>
              <ins className="line-clamp-3 no-underline">
                <bdi>{after}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" href={href}>
          <Trans>Replace</Trans>
        </ButtonLink>
        <Button size="small" look="quiet" onClick={onKeep}>
          <Trans>Keep my settings</Trans>
        </Button>
      </div>
    </section>
  );
}
