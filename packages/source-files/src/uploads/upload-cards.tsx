import type { Upload } from '@kinora/contracts/uploads';
import { IconButton, StyleCard, TrashIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { UploadPicture } from './upload-picture.tsx';

export interface UploadCardsProps {
  uploads: readonly Upload[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Asks for one to be removed. */
  onAsk: (upload: Upload) => void;
}

function UploadCard({ upload, chosen, onChoose, onAsk }: Omit<UploadCardsProps, 'uploads'> & { upload: Upload }) {
  const { t, i18n } = useLingui();
  const { id, name, seconds } = upload;
  return (
    <div className="relative [&_button,&_input]:scroll-mb-20">
      <StyleCard
        name="upload"
        value={id}
        checked={id === chosen}
        onChoose={() => onChoose(id)}
        label={name}
        note={seconds === null ? undefined : `${i18n.number(seconds, { maximumFractionDigits: 1 })} s`}
        picture={<UploadPicture upload={upload} />}
      />
      <span className="absolute end-1 top-1">
        <IconButton
          look="glass"
          size="small"
          label={t`Delete ${name}`}
          icon={<TrashIcon />}
          data-remove={id}
          onClick={() => onAsk(upload)}
        />
      </span>
    </div>
  );
}

/** Files that were sent before: each can be chosen by its picture, and deleted. */
export function UploadCards({ uploads, ...rest }: UploadCardsProps) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="sr-only">
        <Trans>Your uploads</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2 nav:grid-cols-4">
        {uploads.map((upload) => (
          <UploadCard key={upload.id} {...rest} upload={upload} />
        ))}
      </div>
    </fieldset>
  );
}
