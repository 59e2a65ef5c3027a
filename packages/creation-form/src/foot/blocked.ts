import { findModel } from '@kinora/contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { checkedDraftAtom, draftAtom } from '../draft/draft-atoms.ts';
import { otherProblemWords } from '../draft/problem-words.ts';
import { statusOf } from '../model/model-status.ts';
import { routesAtom } from '../model/routes-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';

/** Why the draft cannot be made by anybody here, besides its prompt being empty; null when it can. */
export function useBlocked(): string | null {
  const { t, i18n } = useLingui();
  const draft = useAtomValue(draftAtom);
  const checked = useAtomValue(checkedDraftAtom);
  const { state, routes } = useAtomValue(routesAtom);
  const script = useAtomValue(understoodAtom)?.unsupportedScript;
  const model = findModel(draft.model);
  const words = checked.ok ? undefined : otherProblemWords(checked.failure);
  if (words) return i18n._(words);
  if (model && state === 'ready' && statusOf(model, draft.mode, routes) !== 'here')
    return t`${model.name} is not connected on this server. Choose a model that runs here.`;
  return script ? t`Captions in ${script} letters cannot be drawn yet. Nothing is charged.` : null;
}
