import type { SiteConfig } from '@kinora/contracts';
import { ButtonLink, Link, PageHead } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { supportAddress } from '../legal/legal-facts.ts';
import { OperatorName } from '../legal/operator-name.tsx';

export interface TeamPageProps {
  site: Pick<SiteConfig, 'google' | 'operator' | 'supportEmail'>;
  links: { readonly contact: string; readonly privacy: string };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="type-title">{title}</h2>
      {children}
    </section>
  );
}

function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 ps-5 marker:text-accent">{children}</ul>;
}

function FirstSteps({ google }: Pick<SiteConfig, 'google'>) {
  return (
    <Points>
      <li>
        <Trans>
          Wait two minutes and check your spam folder. A code works for ten minutes, and a new one replaces the last.
        </Trans>
      </li>
      <li>
        <Trans>
          Send the code to your notification address if you’ve confirmed one: choose “Change” next to the address.
        </Trans>
      </li>
      {google && (
        <li>
          <Trans>Continue with Google if you’ve connected it. It needs no code from us.</Trans>
        </li>
      )}
      <li>
        <Trans>
          Look for a browser where you’re still logged in, on any device. In its Member Center, you can change your
          address with your password.
        </Trans>
      </li>
      <li>
        <Trans>Ask your email provider to restore your access. That’s the surest way.</Trans>
      </li>
    </Points>
  );
}

function WhatTheyCan() {
  return (
    <div className="grid gap-5 nav:grid-cols-2">
      <div className="grid content-start gap-2">
        <h3 className="type-heading">
          <Trans>Can</Trans>
        </h3>
        <Points>
          <li>
            <Trans>Check whether this server sent the emails to your address, or why not.</Trans>
          </li>
          <li>
            <Trans>End all sessions of your account, so nobody else stays logged in.</Trans>
          </li>
          <li>
            <Trans>Delete the account, with seven days to change your mind.</Trans>
          </li>
        </Points>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="type-heading">
          <Trans>Can’t</Trans>
        </h3>
        <Points>
          <li>
            <Trans>Read your password or a code. Only hashes are stored.</Trans>
          </li>
          <li>
            <Trans>Send a code to an address you haven’t confirmed.</Trans>
          </li>
          <li>
            <Trans>
              Move an account to a new address. Anyone who could be talked into that could be talked into it by a thief.
            </Trans>
          </li>
        </Points>
      </div>
    </div>
  );
}

function WhatToSend() {
  return (
    <>
      <Points>
        <li>
          <Trans>The account’s email address, and one where we can reach you.</Trans>
        </li>
        <li>
          <Trans>What happens: no email, a rejected code, a lost mailbox.</Trans>
        </li>
        <li>
          <Trans>Roughly when you opened the account, and what your last clip shows.</Trans>
        </li>
      </Points>
      <p>
        <Trans>Never send your password or a code. We never ask for them.</Trans>
      </p>
    </>
  );
}

/** What helps somebody whom no code reaches; the dialog for notification addresses leads here. */
export function TeamPage({ site, links }: TeamPageProps) {
  const { t } = useLingui();
  const email = supportAddress(site);
  return (
    <div className="mx-auto grid max-w-message gap-9 py-4">
      <PageHead title={`${t`Support team`} · Kinora`} description={t`What helps when you can’t access your email.`} />
      <header className="grid gap-3">
        <h1 className="type-display">
          <Trans>No access to your email?</Trans>
        </h1>
        <p className="text-lede text-pretty">
          <Trans>
            Codes are only sent to addresses you’ve confirmed. That keeps others out of your account, and sometimes you
            too. Here’s what helps.
          </Trans>
        </p>
      </header>
      <Part title={t`Try this first`}>
        <FirstSteps google={site.google} />
      </Part>
      <Part title={t`What the support team can do`}>
        <p className="wrap-anywhere">
          <Trans>
            The team is the people who run this server: <OperatorName operator={site.operator} />.
          </Trans>
        </p>
        <WhatTheyCan />
      </Part>
      <Part title={t`What to send`}>
        <WhatToSend />
      </Part>
      <Part title={t`How long it takes`}>
        <p>
          <Trans>
            People read messages in the order they arrive. We can’t promise a time. Your clips and credits are safe:
            unused accounts aren’t removed.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
          <ButtonLink href={`${links.contact}?topic=account`} size="large">
            <Trans>Contact the team</Trans>
          </ButtonLink>
          {email !== null && (
            <span className="wrap-anywhere">
              <Trans>
                or <Link href={`mailto:${email}`}>{email}</Link>
              </Trans>
            </span>
          )}
        </div>
        <p className="text-small text-muted">
          <Trans>
            What we store about you, and for how long, is on the <Link href={links.privacy}>privacy page</Link>.
          </Trans>
        </p>
      </Part>
    </div>
  );
}
