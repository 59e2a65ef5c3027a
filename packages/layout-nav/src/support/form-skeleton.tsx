import { Skeleton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

/** The place of the form until it is here. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <p className="sr-only">
        <Trans>Loading the form.</Trans>
      </p>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
