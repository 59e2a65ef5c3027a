import { storedAtom } from '@kinora/browser/kept';
import type { PageKind } from '@kinora/contracts/catalogue';
import { pageKindAtom } from '@kinora/creating';
import { atom, type WritableAtom } from 'jotai';

/** A browser keeps so many; the oldest go first. */
export const OWN_MAX = 50;
/** Far above every model's limit; what is longer was not typed. */
const TEXT_MAX = 40_000;

function parse(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const prompts = stored.filter((one): one is string => typeof one === 'string' && one !== '');
  return [...new Set(prompts.map((prompt) => prompt.slice(0, TEXT_MAX)))].slice(0, OWN_MAX);
}

type TemplatesAtom = WritableAtom<readonly string[], [readonly string[]], void>;

const kept = new Map<PageKind, TemplatesAtom>();

function keptFor(kind: PageKind): TemplatesAtom {
  const known = kept.get(kind) ?? storedAtom<readonly string[]>(`kinora:templates:${kind}`, [], parse);
  kept.set(kind, known);
  return known;
}

const keptAtom = atom(
  (get) => get(keptFor(get(pageKindAtom))),
  (get, set, prompts: readonly string[]) => set(keptFor(get(pageKindAtom)), prompts),
);

/** The prompts that somebody keeps as templates in this browser, newest first, for the page that is open. */
export const ownTemplatesAtom = atom((get) => get(keptAtom));

/** Keeps a prompt as a template; the same one comes to the front. */
export const keepTemplateAtom = atom(null, (get, set, typed: string) => {
  const prompt = typed.trim();
  if (prompt === '') return;
  set(keptAtom, [prompt, ...get(keptAtom).filter((one) => one !== prompt)].slice(0, OWN_MAX));
});

export const dropTemplateAtom = atom(null, (get, set, prompt: string) => {
  set(
    keptAtom,
    get(keptAtom).filter((one) => one !== prompt),
  );
});
