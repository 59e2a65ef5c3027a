import { Dialog, Switch } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { allActions, capsOf } from './chords.ts';
import { isMac } from './follow-keys.ts';
import { KEY_TABLE, type ActionId, type KeyGroup } from './key-table.data.ts';
import { areKeysShownAtom, characterKeysAtom, showKeysAtom } from './keys-atoms.ts';

const GROUPS: readonly KeyGroup[] = ['play', 'edit', 'tools', 'view'];

const actionsIn = (group: KeyGroup) =>
  allActions().filter((id) => KEY_TABLE[id].group === group && KEY_TABLE[id].keys.length > 0);

function Chord({ chord }: { chord: string }) {
  return (
    <span dir="ltr" className="inline-flex gap-1">
      {capsOf(chord, isMac()).map((cap) => (
        <kbd
          key={cap}
          className="min-w-5.5 rounded-clip bg-surface-4 px-1.5 text-center font-sans text-tag leading-5.5 text-strong"
        >
          {cap}
        </kbd>
      ))}
    </span>
  );
}

function Entry({ action }: { action: ActionId }) {
  const { i18n } = useLingui();
  const { keys, label } = KEY_TABLE[action];
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
      <dt className="text-small text-body">{i18n._(label)}</dt>
      <dd className="flex flex-none gap-3">
        {keys.map((chord) => (
          <Chord key={chord} chord={chord} />
        ))}
      </dd>
    </div>
  );
}

/** All keys of the editor, opened by `?`. */
export function KeysDialogPanel() {
  const { t } = useLingui();
  const isShown = useAtomValue(areKeysShownAtom);
  const show = useSetAtom(showKeysAtom);
  const [hasCharacters, setCharacters] = useAtom(characterKeysAtom);
  if (!isShown) return null;
  const titles: Readonly<Record<KeyGroup, ReactNode>> = {
    play: <Trans>Playback and range</Trans>,
    edit: <Trans>Editing</Trans>,
    tools: <Trans>Tools</Trans>,
    view: <Trans>View</Trans>,
  };
  return (
    <Dialog
      size="login"
      title={t`Keyboard shortcuts`}
      closeLabel={t`Close`}
      lede={
        <Trans>
          Shortcuts work while the editor has focus. Arrow keys move the playhead while the timeline has focus.
        </Trans>
      }
      onClose={() => show(false)}
    >
      <div className="mb-6 max-w-notice">
        <Switch label={t`Single-key shortcuts`} checked={hasCharacters} onSwitch={setCharacters} />
      </div>
      <div className="gap-10 nav:columns-2">
        {GROUPS.map((group) => (
          <section key={group} className="mb-6 break-inside-avoid-column">
            <h3 className="type-label mb-1">{titles[group]}</h3>
            <dl>
              {actionsIn(group).map((action) => (
                <Entry key={action} action={action} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
