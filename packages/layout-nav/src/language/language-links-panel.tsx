import { siteAtom } from '@kinora/api-client';
import { openAddress } from '@kinora/browser';
import { keepLocale } from '@kinora/browser/kept';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { LanguageLinks } from './language-links.tsx';
import { languagesOf, type PageInLanguage } from './languages.ts';

/** Keeps the choice for the next visit, and takes along what stands after the path. */
function choose({ locale, href }: PageInLanguage): void {
  keepLocale(locale);
  const { hash, search } = globalThis.location;
  openAddress(href + search + hash);
}

/** This page in the other languages of the site. `pathname` is the page's path without its language. */
export function LanguageLinksPanel({ pathname }: { pathname: string }) {
  const { i18n } = useLingui();
  const site = useAtomValue(siteAtom);
  if (!site) return null;
  return <LanguageLinks languages={languagesOf(pathname, site)} current={i18n.locale} onChoose={choose} />;
}
