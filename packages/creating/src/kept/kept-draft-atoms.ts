import { storedAtom } from '@kinora/browser/kept';
import type { PageKind } from '@kinora/contracts/catalogue';
import { atom } from 'jotai';

import { pageKindAtom } from './page-kind-atoms.ts';

/** The draft as the browser keeps it: the prompt is text; what else there is, `draftAtom` makes sense of. */
export interface KeptDraft {
  readonly prompt: string;
  readonly choices?: unknown;
}

/** Far above every model's limit; what is longer was not typed. */
const TEXT_MAX = 40_000;

function parse(stored: unknown): KeptDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const prompt = 'prompt' in stored && typeof stored.prompt === 'string' ? stored.prompt.slice(0, TEXT_MAX) : '';
  return { ...stored, prompt };
}

const keptFor = (kind: PageKind) => storedAtom<KeptDraft>(`kinora:draft:${kind}`, { prompt: '' }, parse);

const KEPT = { text: keptFor('text'), image: keptFor('image'), video: keptFor('video') } as const satisfies Record<
  PageKind,
  unknown
>;

/** The draft of the page that is open. */
export const keptDraftAtom = atom(
  (get) => get(KEPT[get(pageKindAtom)]),
  (get, set, draft: KeptDraft) => set(KEPT[get(pageKindAtom)], draft),
);

/** What is typed; there before the catalogue is. */
export const promptAtom = atom((get) => get(keptDraftAtom).prompt);

export const writePromptAtom = atom(null, (get, set, prompt: string) => {
  set(keptDraftAtom, { ...get(keptDraftAtom), prompt });
});

const SHAPE = /^(?:16:9|9:16|1:1|4:3|3:4)$/;

/** The shape of the stage before the catalogue is here: the one that was chosen. */
export const keptShapeAtom = atom((get) => {
  const { choices } = get(keptDraftAtom);
  const shape = typeof choices === 'object' && choices !== null && 'shape' in choices ? String(choices.shape) : '';
  return SHAPE.test(shape) ? shape : '16:9';
});
