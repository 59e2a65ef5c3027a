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
          Wait two minutes and look into the spam folder. A code works for ten minutes, and a new one ends the one
          before.
        </Trans>
      </li>
      <li>
        <Trans>
          Have the code sent to your notification address, if you confirmed one: choose “change” beside the address.
        </Trans>
      </li>
      {google && (
        <li>
          <Trans>Continue with Google, if you connected it before. It needs no code from us.</Trans>
        </li>
      )}
      <li>
        <Trans>
          Look for a browser in which you are still logged in, on another device too. In its Member Center you can
          change your address with your password.
        </Trans>
      </li>
      <li>
        <Trans>Ask the service that holds your mailbox to let you in again. That is the surest way.</Trans>
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
            <Trans>See whether this server handed over the mails to your address, or why not.</Trans>
          </li>
          <li>
            <Trans>End every session of your account, so that nobody else stays in it.</Trans>
          </li>
          <li>
            <Trans>Delete the account, after seven days in which it can be kept.</Trans>
          </li>
        </Points>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="type-heading">
          <Trans>Cannot</Trans>
        </h3>
        <Points>
          <li>
            <Trans>Read your password, or a code: only hashes are stored.</Trans>
          </li>
          <li>
            <Trans>Send a code to another address than those you confirmed.</Trans>
          </li>
          <li>
            <Trans>
              Move an account to a new address. Whoever could be talked into that could be talked into it by a thief.
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
          <Trans>The e-mail address of the account, and one where an answer reaches you.</Trans>
        </li>
        <li>
          <Trans>What happens: no mail, a code that is refused, a mailbox that is gone.</Trans>
        </li>
        <li>
          <Trans>About when you opened the account, and what your last clip shows.</Trans>
        </li>
      </Points>
      <p>
        <Trans>Never send your password or a code. Nobody here asks for them.</Trans>
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
      <PageHead title={`${t`Support team`} · Kinora`} description={t`What helps when you cannot reach your e-mail.`} />
      <header className="grid gap-3">
        <h1 className="type-display">
          <Trans>No access to your e-mail?</Trans>
        </h1>
        <p className="text-lede text-pretty">
          <Trans>
            Codes go only to addresses that you confirmed. That keeps others out of your account, and at times you too.
            This is what helps.
          </Trans>
        </p>
      </header>
      <Part title={t`Try this first`}>
        <FirstSteps google={site.google} />
      </Part>
      <Part title={t`What the support team can do`}>
        <p className="wrap-anywhere">
          <Trans>
            The team are the people who run this server: <OperatorName operator={site.operator} />.
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
            People read your message, in the order in which messages come; no time is promised. Your clips and credits
            wait: an account is not removed for being unused.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
          <ButtonLink href={`${links.contact}?topic=account`} size="large">
            <Trans>Write to the team</Trans>
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
            What is stored of you, and for how long, is on the <Link href={links.privacy}>privacy page</Link>.
          </Trans>
        </p>
      </Part>
    </div>
  );
}
