import { DissolveIcon, EffectIcon, FilmIcon, MusicIcon, Tabs, TextIcon } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, type ComponentType, type ReactNode } from 'react';

import { addDissolveAtom, openCutsAtom } from '../effects/dissolve-atoms.ts';
import { addEffectAtom, effectTargetsAtom } from '../effects/effect-atoms.ts';
import { effectGroups } from '../effects/effect-groups.ts';
import { effectNameOf } from '../effects/effect-messages.ts';
import { addClipAtom } from '../new-clips/add-clip-atoms.ts';
import { newEffectClip, newTitleClip, TITLE_PRESETS, type TitlePreset } from '../new-clips/new-clip.ts';
import { importClipAtom } from '../state/incoming-atoms.ts';
import { binTabAtom, openBinTabAtom, type BinTab } from './bin-tab-atoms.ts';
import { EffectsShelfView } from './effects-shelf-view.tsx';
import { MediaShelfPanel } from './media-shelf-panel.tsx';
import { PickList } from './pick-list.tsx';

const TABS: readonly { readonly value: BinTab; readonly name: MessageDescriptor; readonly icon: ReactNode }[] = [
  { value: 'media', name: msg`Media`, icon: <FilmIcon /> },
  { value: 'effects', name: msg`Effects`, icon: <EffectIcon /> },
  { value: 'text', name: msg`Titles`, icon: <TextIcon /> },
  { value: 'sound', name: msg`Sounds`, icon: <MusicIcon /> },
  { value: 'transitions', name: msg`Transitions`, icon: <DissolveIcon /> },
];

const PRESETS: Readonly<Record<TitlePreset['name'], { name: MessageDescriptor; text: MessageDescriptor }>> = {
  title: { name: msg`Title`, text: msg`Your title` },
  subtitle: { name: msg`Subtitle`, text: msg`Your subtitle` },
  'lower-third': { name: msg`Lower third`, text: msg`Name` },
  caption: { name: msg`Caption`, text: msg`Caption text` },
};

function EffectsShelf() {
  const { t, i18n } = useLingui();
  const targets = useAtomValue(effectTargetsAtom);
  const add = useSetAtom(addEffectAtom);
  const bring = useSetAtom(importClipAtom);
  const groups = useMemo(() => effectGroups(i18n), [i18n]);
  const count = targets.length;
  return (
    <EffectsShelfView
      groups={groups}
      hint={
        count === 0
          ? t`Nothing is selected. An effect covers all tracks below it, starting at the playhead.`
          : t`Effects apply to the selection.`
      }
      onAdd={(effect) => add({ effect, i18n })}
      onDrag={(effect) => bring(newEffectClip(effect, effectNameOf(effect, i18n)))}
      onDragEnd={() => bring(null)}
    />
  );
}

function TitlesShelf() {
  const { t, i18n } = useLingui();
  const add = useSetAtom(addClipAtom);
  return (
    <PickList
      label={t`Titles`}
      hint={t`Titles start at the playhead.`}
      items={TITLE_PRESETS.map(({ name }) => ({ id: name, name: i18n._(PRESETS[name].name), icon: <TextIcon /> }))}
      onPick={(id) => {
        const preset = TITLE_PRESETS.find(({ name }) => name === id);
        if (preset) add({ clip: newTitleClip(preset, i18n._(PRESETS[preset.name].text)), mode: 'overwrite' });
      }}
    />
  );
}

function TransitionsShelf() {
  const { t } = useLingui();
  const cuts = useAtomValue(openCutsAtom);
  const add = useSetAtom(addDissolveAtom);
  return (
    <PickList
      label={t`Transitions`}
      hint={cuts.length > 0 ? undefined : t`Select a clip that touches another clip.`}
      disabled={cuts.length === 0}
      items={[{ id: 'cross-dissolve', name: t`Cross dissolve`, icon: <DissolveIcon /> }]}
      onPick={add}
    />
  );
}

const SHELVES: Readonly<Record<BinTab, ComponentType>> = {
  media: () => <MediaShelfPanel />,
  effects: EffectsShelf,
  text: TitlesShelf,
  sound: () => <MediaShelfPanel isSound />,
  transitions: TransitionsShelf,
};

/** What can be put on the timeline. */
export function BinPanel() {
  const { t, i18n } = useLingui();
  const tab = useAtomValue(binTabAtom);
  const openTab = useSetAtom(openBinTabAtom);
  const Shelf = SHELVES[tab];
  return (
    <Tabs
      label={t`Add to timeline`}
      value={tab}
      tabs={TABS.map(({ value, name, icon }) => ({
        value,
        label: (
          <span title={i18n._(name)} className="grid [&>svg]:size-4.5">
            {icon}
            <span className="sr-only">{i18n._(name)}</span>
          </span>
        ),
      }))}
      onChoose={(value) => {
        const chosen = TABS.find((one) => one.value === value);
        if (chosen) openTab(chosen.value);
      }}
    >
      <Shelf />
    </Tabs>
  );
}
