import { ButtonLink, Empty, VideoIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SharedGoneProps {
  createHref: string;
  /** Inspiration scenes. */
  more: ReactNode;
}

/** It doesn't say why there is nothing. */
export function SharedGone({ createHref, more }: SharedGoneProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid w-full max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-6 py-4">
      <h1 className="type-display">
        <Trans>Nothing to see here</Trans>
      </h1>
      <Empty
        heading="h2"
        title={t`This link doesn’t show a clip`}
        icon={<VideoIcon />}
        action={
          <ButtonLink look="default" href={createHref}>
            <Trans>Create your own clip</Trans>
          </ButtonLink>
        }
      >
        <Trans>The link was turned off, the clip was deleted or the address is incomplete.</Trans>
      </Empty>
      <section aria-label={t`Make your own`} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
        <h2 className="type-title">
          <Trans>Make your own</Trans>
        </h2>
        {more}
      </section>
    </div>
  );
}
