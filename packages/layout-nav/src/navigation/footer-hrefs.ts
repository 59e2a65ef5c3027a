/** Pages that stand at the footer of others, as far as they exist. */
export interface FooterHrefs {
  readonly modelsHref?: string | undefined;
  readonly contactHref?: string | undefined;
  readonly termsHref?: string | undefined;
  readonly privacyHref?: string | undefined;
}

/** Which of them are among the paths that exist. */
export function footerHrefs(routes: readonly string[]): FooterHrefs {
  const existing = (path: string) => (routes.includes(path) ? path : undefined);
  return {
    modelsHref: existing('/models/'),
    contactHref: existing('/support/contact-us/'),
    termsHref: existing('/terms/'),
    privacyHref: existing('/privacy/'),
  };
}
