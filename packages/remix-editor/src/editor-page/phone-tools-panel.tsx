import { Button, CopyIcon, SplitIcon, TrashIcon, UndoIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';

import { EDITOR_ACTIONS } from '../keys/editor-actions.ts';
import type { ActionId } from '../keys/key-table.data.ts';

/** The tools under the thumb. */
export function PhoneToolsPanel() {
  const { t } = useLingui();
  const store = useStore();
  const tools: readonly { readonly action: ActionId; readonly label: string; readonly icon: typeof SplitIcon }[] = [
    { action: 'split', label: t`Split`, icon: SplitIcon },
    { action: 'lift', label: t`Delete`, icon: TrashIcon },
    { action: 'duplicate', label: t`Duplicate`, icon: CopyIcon },
    { action: 'undo', label: t`Undo`, icon: UndoIcon },
  ];
  return tools.map(({ action, label, icon: Icon }) => (
    <Button key={action} size="small" look="default" icon={<Icon />} onClick={() => EDITOR_ACTIONS[action]({ store })}>
      {label}
    </Button>
  ));
}
