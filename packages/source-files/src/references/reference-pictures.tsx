import type { UploadFailure } from '@kinora/api-client/creations';
import { CloseIcon, FileDrop, IconButton, ImageIcon } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { REFERENCES_FIELD } from '../fields/go-to-field.ts';
import { ACCEPTED, LARGEST, type OwnPicture, type PictureRefusal } from '../pictures/read-picture.ts';
import { RefusedByServer, RefusedPicture } from '../pictures/refused-file.tsx';

export interface ReferencePicturesProps {
  pictures: readonly OwnPicture[];
  /** How many the chosen model takes. */
  max: number;
  /** The chosen model's name. */
  model: string;
  /** What it takes of them: how they look, or what they show. */
  takes: 'colours' | 'subjects';
  refusal?: PictureRefusal | null;
  /** Why the server does not take a picture, by its id. */
  failureOf: (id: string) => UploadFailure | undefined;
  /** The way to those that were sent before. */
  earlier?: ReactNode;
  onFiles: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

interface ThumbProps {
  picture: OwnPicture;
  number: number;
  isUsed: boolean;
  onRemove: () => void;
}

function Thumb({ picture, number, isUsed, onRemove }: ThumbProps) {
  const { t } = useLingui();
  return (
    <li className="relative grid gap-1">
      <img
        src={picture.url}
        alt={t`Reference image ${number}: ${picture.name}`}
        decoding="async"
        className={`aspect-[4/3] w-full rounded-tight bg-well object-cover shadow-lit ${isUsed ? '' : 'opacity-40'}`}
      />
      <span className="absolute end-1 top-1">
        <IconButton
          look="glass"
          size="small"
          icon={<CloseIcon />}
          label={t`Remove reference image ${number}: ${picture.name}`}
          onClick={onRemove}
        />
      </span>
      {!isUsed && (
        <span className="text-micro text-muted">
          <Trans>Not used</Trans>
        </span>
      )}
    </li>
  );
}

/** What becomes of the pictures, or why nothing does. */
function Effect({ max, model, pictures, takes }: ReferencePicturesProps) {
  if (max === 0) return <Trans>{model} doesn’t take reference images. The clip is made from the prompt alone.</Trans>;
  if (pictures.length > max) {
    return (
      <Plural
        value={max}
        one={`${model} takes # reference image. The others aren’t used.`}
        other={`${model} takes # reference images. The others aren’t used.`}
      />
    );
  }
  return takes === 'colours' ? (
    <Trans>Colour and lighting are taken from these images. Their content isn’t.</Trans>
  ) : (
    <Trans>What they show appears in the clip. Mention it in your prompt.</Trans>
  );
}

/** Pictures that a scene of words goes by: none, or as many as the model takes. */
export function ReferencePictures(props: ReferencePicturesProps) {
  const { pictures, max, refusal, failureOf, earlier, onFiles, onRemove } = props;
  const { t } = useLingui();
  const count = pictures.length;
  if (max === 0 && count === 0) return null;
  return (
    <fieldset id={REFERENCES_FIELD} className="grid scroll-my-40 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="type-label mb-2">
        <Trans>Reference images (optional)</Trans>
      </legend>
      {count > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {pictures.map((picture, index) => (
            <Thumb
              key={picture.id}
              picture={picture}
              number={index + 1}
              isUsed={index < max}
              onRemove={() => onRemove(picture.id)}
            />
          ))}
        </ul>
      )}
      {count < max && (
        <FileDrop
          size="row"
          label={t`Add reference images`}
          accept={ACCEPTED}
          onFile={(file) => onFiles([file])}
          onFiles={onFiles}
          hint={
            <Trans>
              Up to {max} images, {LARGEST} MB each. They stay on this device until you create a clip.
            </Trans>
          }
        >
          <ImageIcon />
          <span>{count === 0 ? <Trans>Drop or choose images</Trans> : <Trans>Add another</Trans>}</span>
        </FileDrop>
      )}
      <p className="text-micro text-muted">
        <Effect {...props} />
      </p>
      {count < max && earlier}
      {pictures.map(({ id, name }) => {
        const failure = failureOf(id);
        return failure && <RefusedByServer key={id} name={name} failure={failure} />;
      })}
      {refusal && <RefusedPicture refusal={refusal} hasPicture={false} />}
    </fieldset>
  );
}
