import { EFFECT_KINDS, TIMELINE_EFFECTS, type EffectKind } from '@kinora/footage/timeline';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EffectGroup } from '../bin/effects-shelf-view.tsx';
import { effectName } from './effect-messages.ts';

const TITLES: Readonly<Record<EffectKind, MessageDescriptor>> = {
  adjust: msg`Adjust`,
  restyle: msg`Looks`,
  overlay: msg`Atmosphere`,
  recipe: msg`Effects`,
};

/** All effects by kind, each kind in the order of its names. */
export function effectGroups(i18n: I18n): readonly EffectGroup[] {
  return EFFECT_KINDS.map((kind) => ({
    id: kind,
    title: i18n._(TITLES[kind]),
    effects: TIMELINE_EFFECTS.filter((effect) => effect.kind === kind)
      .map((effect) => ({ id: effect.id, name: effectName(effect, i18n) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale)),
  }));
}
