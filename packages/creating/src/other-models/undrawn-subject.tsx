import { Link } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface UndrawnSubjectProps {
  /** The page that begins with a picture, with the same words. */
  pictureHref: string;
  /** Whether the form offers models besides the own engine. */
  hasOtherModels: boolean;
}

/** Says before anybody pays that what the prompt is about won't be in the picture, and what to do about it. */
export function UndrawnSubject({ pictureHref, hasOtherModels }: UndrawnSubjectProps) {
  return (
    <p className="px-(--frame-gutter) pt-2.5 text-small text-body nav:px-0">
      {hasOtherModels ? (
        <Trans>
          Kinora can’t draw the subject of this prompt yet. <Link href={pictureHref}>Start from your own image</Link> or
          choose another model.
        </Trans>
      ) : (
        <Trans>
          Kinora can’t draw the subject of this prompt yet. <Link href={pictureHref}>Start from your own image</Link>.
        </Trans>
      )}
    </p>
  );
}
