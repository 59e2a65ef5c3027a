import { Link, Panel } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface ContactAsideProps {
  /** Null where the operator has set none. */
  supportEmail: string | null;
  teamHref: string;
  privacyHref: string;
}

/** What stands beside the form: other ways, and what becomes of a message. */
export function ContactAside({ supportEmail, teamHref, privacyHref }: ContactAsideProps) {
  return (
    <Panel>
      <div className="grid gap-4 text-small wrap-anywhere">
        <div className="grid gap-1">
          <h2 className="type-heading">
            <Trans>Can’t log in?</Trans>
          </h2>
          <p>
            <Trans>
              If you don’t receive a code, see <Link href={teamHref}>what helps</Link> first.
            </Trans>
          </p>
        </div>
        {supportEmail !== null && (
          <div className="grid gap-1">
            <h2 className="type-heading">
              <Trans>By email</Trans>
            </h2>
            <p>
              <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
            </p>
          </div>
        )}
        <div className="grid gap-1">
          <h2 className="type-heading">
            <Trans>Never send</Trans>
          </h2>
          <p>
            <Trans>Your password, or a code from an email. We never ask for them.</Trans>
          </p>
        </div>
        <p className="text-muted">
          <Trans>
            We keep your message and address so we can reply. More on the <Link href={privacyHref}>privacy page</Link>.
          </Trans>
        </p>
      </div>
    </Panel>
  );
}
