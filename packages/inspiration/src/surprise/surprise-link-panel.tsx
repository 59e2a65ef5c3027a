import { promptLanguageOf } from '@kinora/creations/links';
import { ButtonLink, ShuffleIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { inspirationHref, type InspirationPages } from '../scenes/inspiration-href.ts';
import type { OfferedScene } from '../scenes/inspiration.ts';
import { surpriseAtom } from './surprise-atoms.ts';

export interface SurpriseLinkPanelProps {
  pages: InspirationPages;
}

/** Leads to a scene by chance; after each press to another one. */
export function SurpriseLinkPanel({ pages }: SurpriseLinkPanelProps) {
  const { i18n } = useLingui();
  const surprise = useSetAtom(surpriseAtom);
  const [scene, setScene] = useState<OfferedScene>();
  useEffect(() => setScene(surprise()), [surprise]);
  if (!scene) return null;
  return (
    <ButtonLink
      look="default"
      pill
      icon={<ShuffleIcon />}
      href={inspirationHref(scene, scene.prompts[promptLanguageOf(i18n.locale)], pages)}
      onClick={() => setScene(surprise())}
    >
      <Trans>Surprise me</Trans>
    </ButtonLink>
  );
}
