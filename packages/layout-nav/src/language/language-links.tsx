import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import type { PageInLanguage } from './languages.ts';

export interface LanguageLinksProps {
  languages: readonly PageInLanguage[];
  /** The language of this page. */
  current: string;
  /** Goes there; the link alone would leave behind what stands after the path. */
  onChoose: (language: PageInLanguage) => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** This page in other languages, each named in its own. */
export function LanguageLinks({ languages, current, onChoose }: LanguageLinksProps) {
  const { t } = useLingui();
  if (languages.length === 0) return null;
  return (
    <ul aria-label={t`Language`} className="flex flex-wrap gap-x-5 text-small">
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={language.href}
            hrefLang={language.locale}
            lang={language.locale}
            aria-current={language.locale === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-clip text-muted transition-look hover:text-strong aria-[current]:text-strong nav:min-h-8"
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onChoose(language);
            }}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
