import { promptAtom } from '@kinora/creating';
import {
  literalWords,
  clearListAtom,
  listAsideAtom,
  listAtom,
  takeListUpAtom,
  undoListAtom,
  makeListAtom,
  shownLiteralAtom,
  shownPlaceAtom,
  shownPromptAtom,
  stepAtom,
} from '@kinora/creating/prompts';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { openHelpAtom } from '../help-atoms.ts';
import { PromptStrip } from './prompt-strip.tsx';

/** The strip below the prompt, connected to the list and the choices of the prompt. */
export function PromptStripPanel() {
  const { t, i18n } = useLingui();
  const list = useAtomValue(listAtom);
  const shown = useAtomValue(shownPromptAtom);
  const isTyped = useAtomValue(promptAtom).trim() === shown;
  const literal = useAtomValue(shownLiteralAtom);
  const openHelp = useSetAtom(openHelpAtom);
  const makeList = useSetAtom(makeListAtom);
  const giveUp = useSetAtom(clearListAtom);
  const undo = useSetAtom(undoListAtom);
  return (
    <PromptStrip
      place={useAtomValue(shownPlaceAtom)}
      shown={isTyped ? null : shown}
      lines={list?.lines.length ?? null}
      aside={useAtomValue(listAsideAtom)?.lines.length ?? null}
      literal={literal ? i18n._(literalWords(literal)) : undefined}
      onStep={useSetAtom(stepAtom)}
      onOpen={() => {
        if (!list) makeList();
        openHelp('list');
      }}
      onGiveUp={() => {
        giveUp();
        toast(t`List discarded.`, { action: { label: t`Undo`, onPress: undo } });
      }}
      onTakeUp={useSetAtom(takeListUpAtom)}
    />
  );
}
