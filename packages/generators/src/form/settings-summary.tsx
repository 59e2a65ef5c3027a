import { ButtonLink, SettingsIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

export interface SettingsSummaryProps {
  /** What is chosen, in words, the model first. */
  chosen: readonly string[];
  /** Where all of it can be changed. */
  href: string;
}

/** What a clip is made with, as the way to change it. */
export function SettingsSummary({ chosen, href }: SettingsSummaryProps) {
  const { t } = useLingui();
  return (
    <ButtonLink href={href} look="quiet" size="small" icon={<SettingsIcon />}>
      <span className="sr-only">{t`All settings:`}</span>
      <span className="truncate leading-normal">
        {chosen.map((one, place) => (
          <Fragment key={one}>
            {place > 0 && ' · '}
            <bdi>{one}</bdi>
          </Fragment>
        ))}
      </span>
    </ButtonLink>
  );
}
