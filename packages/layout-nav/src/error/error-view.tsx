import { Button, ButtonLink, Link, Logo, PageHead, ScenePage, StormScene } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ErrorViewProps {
  homeHref: string;
  /** As the server or the route says it. */
  status?: number | undefined;
  /** Why, where there is a reason of its own. */
  message?: string | undefined;
  /** What to name when writing to us; a failure in the browser has none. */
  reportNumber?: string | undefined;
  contactHref?: string | undefined;
  onRetry: () => void;
}

export function ErrorView({ homeHref, status = 500, message, reportNumber, contactHref, onRetry }: ErrorViewProps) {
  const { t } = useLingui();
  return (
    <ScenePage
      scene={<StormScene />}
      brand={
        <Link look="plain" href={homeHref} aria-label={t`Kinora home`}>
          <Logo />
        </Link>
      }
      eyebrow={
        reportNumber === undefined ? (
          status
        ) : (
          <Trans>
            {status}, report number <bdi>{reportNumber}</bdi>
          </Trans>
        )
      }
      title={t`Internal Server Error`}
      actions={
        <>
          <Button size="large" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          {contactHref !== undefined && (
            <ButtonLink href={contactHref} size="large" look="glass">
              <Trans>Contact us</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <PageHead title={t`Internal Server Error`} />
      {message || (
        <Trans>
          Something went wrong on our side. Your clips and credits are safe, and clips in progress keep running.
        </Trans>
      )}
    </ScenePage>
  );
}
