import type { Recipe } from '@kinora/contracts/recipe';
import { effectNeedsAtom } from '@kinora/creating/submit';
import { recipeWordsIn, sampleWordsOf } from '@kinora/footage/recipes';
import { cardMoverAtom, cardsPlayerAtom } from '@kinora/live-stage';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { memo, useCallback, useMemo } from 'react';

import { effectWords } from '../catalogue/effect-messages.ts';
import { cardScene } from '../catalogue/effect-scene.ts';
import { leastCredits, takesText } from '../catalogue/effects.ts';
import { CARD_COLOURS } from './card-colours.gen.ts';
import { CARD_URLS } from './card-urls.gen.ts';
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

/** The picture that was drawn before: of cards only, and with English words on it. */
const pictureOf = (effect: Recipe, { isBanner, locale }: { isBanner: boolean; locale: string }) =>
  isBanner || (takesText(effect) && !locale.startsWith('en')) ? undefined : CARD_URLS[effect.id];

const coloursOf = ({ id }: Recipe) => CARD_COLOURS[id]?.split(' ').map((digits) => `#${digits}`);

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
      picture={pictureOf(effect, { isBanner, locale: i18n.locale })}
      colours={coloursOf(effect)}
      draw={draw}
      onPoint={point}
      isBanner={isBanner}
      isFirst={isFirst}
    />
  );
});
