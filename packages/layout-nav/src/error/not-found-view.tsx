import { ButtonLink, Link, Logo, LostScene, PageHead, ScenePage } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface NotFoundViewProps {
  /** The path that leads nowhere. */
  path: string;
  /** Why the address is refused, where there is a reason of its own. */
  message?: string | undefined;
  homeHref: string;
  /** The library, where there is one. */
  libraryHref?: string | undefined;
  /** The contact page, where there is one. */
  contactHref?: string | undefined;
}

export function NotFoundView({ path, message, homeHref, libraryHref, contactHref }: NotFoundViewProps) {
  const { t } = useLingui();
  return (
    <ScenePage
      scene={<LostScene />}
      brand={
        <Link look="plain" href={homeHref} aria-label={t`Kinora home`}>
          <Logo />
        </Link>
      }
      eyebrow={
        <Trans>
          404, <bdi>{path}</bdi>
        </Trans>
      }
      title={t`Page Not Found`}
      actions={
        <>
          <ButtonLink href={homeHref} size="large">
            <Trans>Go home</Trans>
          </ButtonLink>
          {libraryHref !== undefined && (
            <ButtonLink href={libraryHref} size="large" look="glass">
              <Trans>Open your library</Trans>
            </ButtonLink>
          )}
          {contactHref !== undefined && (
            <ButtonLink href={contactHref} size="large" look="glass">
              <Trans>Contact us</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <PageHead title={t`Page Not Found`} />
      {message || <Trans>There’s nothing at this address. The page may have moved, or the link has a typo.</Trans>}
    </ScenePage>
  );
}
