import type { SupportMessage } from '@kinora/api-client';
import { dropStored, readStored, writeStored } from '@kinora/browser/kept';
import { SUPPORT_MESSAGE_MAX, SUPPORT_TOPICS, type SupportTopic } from '@kinora/contracts';
import { atom } from 'jotai';

/** A message that is being written; the topic is empty until one is chosen. */
export interface SupportDraft extends Omit<SupportMessage, 'topic'> {
  readonly topic: SupportTopic | '';
}

const KEY = 'kinora:support';
/** Above every limit of the form; what is longer was not typed. */
const TEXT_MAX = SUPPORT_MESSAGE_MAX * 2;

export const isTopic = (value: unknown): value is SupportTopic => SUPPORT_TOPICS.some((topic) => topic === value);

function parse(stored: unknown): SupportDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as Readonly<Record<string, unknown>>;
  const textOf = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, TEXT_MAX) : '';
  };
  const { topic } = fields;
  return {
    topic: isTopic(topic) ? topic : '',
    email: textOf('email'),
    message: textOf('message'),
    creation: textOf('creation'),
  };
}

const EMPTY: SupportDraft = { topic: '', email: '', message: '', creation: '' };

/** Null until something is typed on this page. */
const typedAtom = atom<SupportDraft | null>(null);

/** What was typed in this tab and not sent; survives reloads, not the end of the tab. */
export const supportDraftAtom = atom((get) => get(typedAtom) ?? readStored('session', KEY, parse) ?? EMPTY);

export const keepSupportDraftAtom = atom(null, (_get, set, draft: SupportDraft) => {
  set(typedAtom, draft);
  writeStored('session', KEY, draft);
});

/** After it was sent. */
export const dropSupportDraftAtom = atom(null, (_get, set) => {
  set(typedAtom, EMPTY);
  dropStored('session', KEY);
});
