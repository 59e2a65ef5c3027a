import { RECIPE_CATEGORIES } from '@kinora/contracts/recipe';
import { recipeWordsIn } from '@kinora/footage/recipes';
import { CardsHostPanel } from '@kinora/live-stage';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';

import { categoryWord } from '../catalogue/effect-messages.ts';
import { EFFECTS } from '../catalogue/effects.ts';
import { filterEffects } from '../catalogue/filter-effects.ts';
import { effectOfSeason } from '../catalogue/season-effects.ts';
import { EffectCardPanel } from './effect-card-panel.tsx';
import { chooseCategoryAtom, effectFilterAtom, searchEffectsAtom } from './effects-atoms.ts';
import { EffectsView } from './effects-view.tsx';

export interface EffectsPageProps {
  /** What the season is read from. */
  today: Date;
  /** The address of an effect's page. */
  hrefOf: (id: string) => string;
}

const SHOWN = RECIPE_CATEGORIES.filter((category) => EFFECTS.some((effect) => effect.category === category));

/** Cards in the first row of a wide screen. */
const FIRST = 6;

/** The page of all effects. */
export function EffectsPage({ today, hrefOf }: EffectsPageProps) {
  const { i18n } = useLingui();
  const wordOf = recipeWordsIn(i18n.locale);
  const filter = useAtomValue(effectFilterAtom);
  const choose = useSetAtom(chooseCategoryAtom);
  const search = useSetAtom(searchEffectsAtom);
  // The press and the letter are seen first, then the cards follow.
  const shown = useDeferredValue(filter);
  const matching = filterEffects(EFFECTS, shown, wordOf);
  const season = shown.category === null && shown.query === '' ? effectOfSeason(today) : undefined;
  return (
    <>
      <EffectsView
        kinds={SHOWN.map((id) => ({ id, label: categoryWord(wordOf, id) }))}
        kind={filter.category}
        onKind={(kind) => choose(SHOWN.find((id) => id === kind) ?? null)}
        query={filter.query}
        onQuery={search}
        count={EFFECTS.length}
        banner={season && <EffectCardPanel key={season.id} effect={season} href={hrefOf(season.id)} isBanner />}
        cards={matching.map((effect, place) => (
          <li key={effect.id}>
            <EffectCardPanel effect={effect} href={hrefOf(effect.id)} isFirst={place < FIRST} />
          </li>
        ))}
      />
      <CardsHostPanel />
    </>
  );
}
