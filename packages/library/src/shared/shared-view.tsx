import type { SharedClip } from '@kinora/contracts/share';
import { ButtonLink, CopyIcon, Link, ReceiptSlip } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SharedViewProps {
  shared: SharedClip;
  /** What its model is called. */
  modelName: string;
  /** Where its settings are used, or where somebody makes a clip of their own. */
  createHref: string;
  reportHref: string;
  video: ReactNode;
}

const hasFiles = ({ mode }: SharedClip) => mode !== 'text';

function Make({ shared, createHref }: Pick<SharedViewProps, 'shared' | 'createHref'>) {
  if (shared.settings === null) {
    return (
      <ButtonLink look="default" href={createHref}>
        <Trans>Make a clip of your own</Trans>
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink icon={<CopyIcon />} href={createHref}>
        <Trans>Reuse settings</Trans>
      </ButtonLink>
      {hasFiles(shared) && (
        <p className="text-small text-muted">
          <Trans>The files it was made from are not shared: bring your own.</Trans>
        </p>
      )}
    </>
  );
}

function Facts({ shared, modelName }: Pick<SharedViewProps, 'shared' | 'modelName'>) {
  const { t, i18n } = useLingui();
  const { by, clip } = shared;
  const seconds = i18n.number(clip.seconds, { maximumFractionDigits: 1 });
  const size = `${i18n.number(clip.width)} × ${i18n.number(clip.height)}`;
  const rows = [
    ...(by === '' ? [] : [{ label: t`Made by`, value: <bdi>{by}</bdi> }]),
    { label: t`Model`, value: <bdi>{modelName}</bdi> },
    { label: t`Picture`, value: <bdi dir="ltr">{size}</bdi> },
  ];
  return <ReceiptSlip rows={rows} total={{ label: t`Length`, value: t`${seconds} s` }} />;
}

/** A clip that somebody shared, for whoever has its link. */
export function SharedView({ shared, modelName, createHref, reportHref, video }: SharedViewProps) {
  const { by, settings } = shared;
  const prompt = settings?.prompt ?? '';
  return (
    <div className="mx-auto grid w-full max-w-[980px] grid-cols-[minmax(0,1fr)] gap-6 py-4">
      <h1 className="type-display wrap-anywhere">
        {by === '' ? (
          <Trans>A shared clip</Trans>
        ) : (
          <Trans>
            A clip by <bdi>{by}</bdi>
          </Trans>
        )}
      </h1>
      {video}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
          {prompt !== '' && (
            <p className="text-pretty wrap-anywhere whitespace-pre-line">
              <bdi>{prompt}</bdi>
            </p>
          )}
          <Make {...{ shared, createHref }} />
        </div>
        <div className="grid gap-3">
          <Facts {...{ shared, modelName }} />
          <p className="text-small text-muted">
            <Link href={reportHref}>
              <Trans>Report this clip</Trans>
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
