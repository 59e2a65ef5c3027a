import { Link } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { FooterHrefs } from './footer-hrefs.ts';

export interface FooterLinksProps extends FooterHrefs {
  /** For a menu that closes with a choice. */
  onChoose?: (() => void) | undefined;
}

/** One quiet line of links that every page ends with. */
export function FooterLinks({ modelsHref, contactHref, termsHref, privacyHref, onChoose }: FooterLinksProps) {
  const { t } = useLingui();
  const links = [
    { href: modelsHref, label: t`Models` },
    { href: contactHref, label: t`Contact US` },
    { href: termsHref, label: t`Terms` },
    { href: privacyHref, label: t`Privacy` },
  ].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]));
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-small">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link look="muted" href={href} onClick={onChoose}>
            <span className="inline-flex min-h-11 items-center nav:min-h-8">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
