import { Button, ButtonLink, CheckIcon } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface MessageSentProps {
  /** Where the answer goes. */
  email: string;
  homeHref: string;
  onAnother: () => void;
}

/** Brings the reader here: the form that had the focus is gone. */
const focusFirstEmptyField = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The message has arrived, and what happens next. */
export function MessageSent({ email, homeHref, onAnother }: MessageSentProps) {
  return (
    <div className="empty-glow grid justify-items-start gap-4 rounded-stage p-6 shadow-lit nav:p-8">
      <span className="text-success">
        <CheckIcon />
      </span>
      <h2 ref={focusFirstEmptyField} tabIndex={-1} className="type-title focus:outline-none">
        <Trans>Message sent</Trans>
      </h2>
      <p className="text-pretty wrap-anywhere">
        <Trans>
          A person reads it and replies to <bdi>{email}</bdi>. Check your spam folder too. If you want to add something,
          write again from the same address.
        </Trans>
      </p>
      <p className="text-small text-muted">
        <Trans>Your account, clips and credits aren’t affected.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={homeHref}>
          <Trans>Back to the studio</Trans>
        </ButtonLink>
        <Button look="quiet" onClick={onAnother}>
          <Trans>Write another message</Trans>
        </Button>
      </div>
    </div>
  );
}
