import { ButtonLink, Empty, VideoIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface SharedGoneProps {
  createHref: string;
}

/** Nobody learns why there is nothing. */
export function SharedGone({ createHref }: SharedGoneProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid w-full max-w-[980px] gap-6 py-4">
      <h1 className="type-display">
        <Trans>Nothing to see here</Trans>
      </h1>
      <Empty
        heading="h2"
        title={t`This link shows no clip`}
        icon={<VideoIcon />}
        action={
          <ButtonLink look="default" href={createHref}>
            <Trans>Make a clip of your own</Trans>
          </ButtonLink>
        }
      >
        <Trans>Its link was switched off, the clip was deleted, or the address is not complete.</Trans>
      </Empty>
    </div>
  );
}
