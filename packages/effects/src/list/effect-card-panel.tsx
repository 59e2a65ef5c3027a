import type { Recipe } from '@kinora/contracts/recipe';
import { effectNeedsAtom } from '@kinora/creating/submit';
import { recipeWordsIn, sampleWordsOf } from '@kinora/footage/recipes';
import { cardMoverAtom, cardsPlayerAtom } from '@kinora/live-stage';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { memo, useCallback, useMemo } from 'react';

import { effectWords } from '../catalogue/effect-messages.ts';
import { cardScene } from '../catalogue/effect-scene.ts';
import { leastCredits } from '../catalogue/effects.ts';
import { cardColoursOf, cardPictureOf } from './card-picture.ts';
import { EffectCard } from './effect-card.tsx';

export interface EffectCardPanelProps {
  effect: Recipe;
  /** The address of its page. */
  href: string;
  isBanner?: boolean;
  /** It stands where the page opens. */
  isFirst?: boolean | undefined;
}

/** Pixels. */
const CARD = { width: 296, height: 370 };
const BANNER = { width: 960, height: 288 };

/** An effect's card, moved by the player of the cards when it is pointed at; needs a `CardsHostPanel` on the page. */
export const EffectCardPanel = memo(function EffectCardPanel(props: EffectCardPanelProps) {
  const { effect, href, isBanner = false, isFirst } = props;
  const { i18n } = useLingui();
  const player = useAtomValue(cardsPlayerAtom);
  const mover = useAtomValue(cardMoverAtom);
  const needsOf = useAtomValue(effectNeedsAtom);
  const text = recipeWordsIn(i18n.locale)(sampleWordsOf(effect));
  const scene = useMemo(() => cardScene(effect, { size: isBanner ? BANNER : CARD, text }), [effect, isBanner, text]);
  const draw = useCallback(() => player.sketch(scene), [player, scene]);
  const point = useCallback(
    (slot: HTMLElement | null) => (slot ? mover.move(scene, slot) : mover.rest()),
    [mover, scene],
  );
  return (
    <EffectCard
      words={effectWords(recipeWordsIn(i18n.locale), effect)}
      href={href}
      credits={leastCredits(effect)}
      needsPlan={needsOf({ effect: effect.id }).length > 0}
      picture={isBanner ? undefined : cardPictureOf(effect, i18n.locale)}
      colours={cardColoursOf(effect)}
      draw={draw}
      onPoint={point}
      isBanner={isBanner}
      isFirst={isFirst}
    />
  );
});
