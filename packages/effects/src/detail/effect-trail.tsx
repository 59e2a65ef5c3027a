import { Link } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface EffectTrailProps {
  /** The effect's name. */
  title: string;
  /** The address of all effects. */
  listHref: string;
}

/** The way back from an effect to all of them. */
export function EffectTrail({ title, listHref }: EffectTrailProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Where you are`} className="mb-4 flex min-w-0 items-center gap-2 text-small text-muted">
      <Link href={listHref} look="muted">
        <Trans>Video Effects</Trans>
      </Link>
      <span aria-hidden="true">›</span>
      <span aria-current="page" className="truncate">
        {title}
      </span>
    </nav>
  );
}
