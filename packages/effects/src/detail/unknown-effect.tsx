import { ButtonLink } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface UnknownEffectProps {
  id: string;
  listHref: string;
}

/** What stands where an address names an effect that there is not. */
export function UnknownEffect({ id, listHref }: UnknownEffectProps) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="type-display wrap-anywhere">{t`No effect called “${id}”`}</h1>
      <p className="text-muted">
        <Trans>It may have been renamed.</Trans>
      </p>
      <ButtonLink href={listHref}>
        <Trans>See all effects</Trans>
      </ButtonLink>
    </div>
  );
}
