import { promptLanguageOf } from '@kinora/creations/links';
import { ButtonLink, ShuffleIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { surpriseAtom } from './surprise-atoms.ts';

export interface SurpriseLinkPanelProps {
  /** The page of text to video, which takes settings in the fragment of its address. */
  formHref: string;
}

/** Leads to a scene by chance; after each press to another one. */
export function SurpriseLinkPanel({ formHref }: SurpriseLinkPanelProps) {
  const { i18n } = useLingui();
  const surprise = useSetAtom(surpriseAtom);
  const language = promptLanguageOf(i18n.locale);
  const [fragment, setFragment] = useState(() => surprise(language));
  return (
    <ButtonLink
      look="default"
      pill
      icon={<ShuffleIcon />}
      href={`${formHref}#${fragment}`}
      onClick={() => setFragment(surprise(language))}
    >
      <Trans>Surprise me</Trans>
    </ButtonLink>
  );
}
