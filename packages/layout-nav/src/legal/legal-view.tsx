import { Link, PageHead } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { LegalDocument, LegalSection } from './legal-document.ts';
import { sectionsFor, type LegalSite } from './legal-facts.ts';
import type { LegalLinks } from './legal-links.ts';
import { LegalParts } from './legal-parts.tsx';
import { LegalText } from './legal-text.tsx';

export interface LegalViewProps {
  text: LegalDocument;
  site: LegalSite;
  links: LegalLinks;
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className="rounded-card bg-surface-2 p-5 shadow-e1 desk:sticky desk:top-20">
      <p className="pb-2 type-label">
        <Trans>On this page</Trans>
      </p>
      <ol className="grid gap-x-4 text-small grid-cols-2 desk:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="grid">
            <Link look="muted" href={`#${id}`}>
              <span className="flex min-h-11 items-center desk:min-h-8">{i18n._(title)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Changed({ day }: { day: string }) {
  const { i18n } = useLingui();
  const written = i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="text-small text-muted">
      <Trans>
        Last updated: <time dateTime={day}>{written}</time>
      </Trans>
    </p>
  );
}

/** A long text to read: contents, the day of its last change, sections with anchors. */
export function LegalView({ text, site, links }: LegalViewProps) {
  const { i18n } = useLingui();
  const sections = sectionsFor(text, site);
  const title = i18n._(text.title);
  return (
    <div className="grid justify-center gap-8 py-4 desk:grid-cols-[minmax(0,560px)_240px] desk:gap-14">
      <PageHead title={`${title} · Kinora`} description={i18n._(text.description)} />
      <header className="grid max-w-message gap-3">
        <h1 className="type-display">{title}</h1>
        <p className="text-lede text-pretty">
          <LegalText text={text.lede} site={site} links={links} />
        </p>
        <Changed day={text.changed} />
      </header>
      <div className="desk:col-start-2 desk:row-span-2 desk:row-start-1">
        <Contents sections={sections} />
      </div>
      <article className="grid max-w-message gap-10 text-lede">
        {sections.map(({ id, title: heading, parts }) => (
          <section key={id} aria-labelledby={id} className="grid gap-3">
            <h2 id={id} className="type-title">
              {i18n._(heading)}
            </h2>
            <LegalParts parts={parts} site={site} links={links} />
          </section>
        ))}
      </article>
    </div>
  );
}
