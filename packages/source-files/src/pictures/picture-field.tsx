import type { UploadFailure } from '@kinora/api-client/creations';
import { Button, CameraIcon, FileDrop, ImageIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PictureHint } from './picture-hint.tsx';
import { ACCEPTED, type OwnPicture, type PictureRefusal } from './read-picture.ts';
import { RefusedByServer, RefusedPicture } from './refused-file.tsx';

export interface PictureFieldProps {
  /** "Your image". */
  label: string;
  picture?: OwnPicture | undefined;
  refusal?: PictureRefusal | undefined;
  /** Why the server does not take the one that is here. */
  serverRefusal?: UploadFailure | undefined;
  /** Of the element around it. */
  id?: string | undefined;
  /** The way to those that were sent before. */
  earlier?: ReactNode;
  /** What else can be done with the picture that is here. */
  actions?: ReactNode;
  onFile: (file: File) => void;
  onRemove: () => void;
}

function Facts({ picture: { width, height, bytes } }: { picture: OwnPicture }) {
  const { i18n } = useLingui();
  const size = i18n.number(Math.max(1, Math.round(bytes / 1000)));
  return (
    <span className="text-micro text-muted tabular-nums">
      <Trans>
        {i18n.number(width)} × {i18n.number(height)}, {size} kB
      </Trans>
    </span>
  );
}

interface ChosenProps extends Pick<PictureFieldProps, 'actions' | 'onRemove'> {
  picture: OwnPicture;
}

function Chosen({ picture, actions, onRemove }: ChosenProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 rounded-inner bg-surface-3 p-2.5 shadow-lit">
      <img
        src={picture.url}
        alt={t`Your image: ${picture.name}`}
        decoding="async"
        className="aspect-[4/3] w-full rounded-tight bg-well object-cover"
      />
      <div className="grid min-w-0 content-center justify-items-start gap-1">
        <bdi className="block max-w-full truncate text-small font-bold text-strong" title={picture.name}>
          {picture.name}
        </bdi>
        <Facts picture={picture} />
        <div className="flex flex-wrap gap-1.5">
          {actions}
          <Button look="soft" size="small" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A picture of the member's: dropped, pasted, chosen, or taken with a phone; or none, and the effect shows ours. */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, refusal, serverRefusal, id, earlier, actions, onFile, onRemove } = props;
  const { t } = useLingui();
  const hasPicture = picture !== undefined;
  return (
    <div id={id} className="grid scroll-my-40 grid-cols-[minmax(0,1fr)] gap-2">
      <span className="type-label">{label}</span>
      {picture && <Chosen picture={picture} actions={actions} onRemove={onRemove} />}
      <FileDrop
        label={hasPicture ? t`Replace: ${label}` : t`Choose: ${label}`}
        accept={ACCEPTED}
        onFile={onFile}
        hint={<PictureHint />}
      >
        {!hasPicture && <ImageIcon />}
        <span>
          {hasPicture ? (
            <Trans>Drop, paste or choose another</Trans>
          ) : (
            <Trans>Drop or paste an image, or choose a file</Trans>
          )}
        </span>
      </FileDrop>
      <div className="hidden pointer-coarse:block">
        <FileDrop label={t`Take a photo: ${label}`} accept="image/*" camera onFile={onFile}>
          <CameraIcon />
          <Trans>Take a photo</Trans>
        </FileDrop>
      </div>
      {earlier}
      {picture && serverRefusal && <RefusedByServer name={picture.name} failure={serverRefusal} />}
      {refusal && <RefusedPicture refusal={refusal} hasPicture={hasPicture} />}
    </div>
  );
}
