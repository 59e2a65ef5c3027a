import type { Mode } from '@kinora/contracts/catalogue';
import type { CreationInput, KeyProvider, OtherClip } from '@kinora/contracts/creations';

import { PENDING_FLAG } from './pending-flag.ts';
import { isRecord, numberOf, textOf } from './record.ts';
import { clearSessionFlag, sessionFlag, setSessionFlag } from './session-flags.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

// The specification's spelling.
const KEY = 'crateVideoData';
const RESUME_MS = 3_600_000;

const MODES: readonly string[] = ['text', 'image', 'first-last', 'reference', 'video', 'effect'] satisfies Mode[];
const isMode = (value: unknown): value is Mode => typeof value === 'string' && MODES.includes(value);

/** What was asked for and could not be had yet: by a guest before signing in, or by a member who has to pay first. */
export interface PendingCreation {
  readonly model: string;
  readonly mode: Mode;
  readonly input: CreationInput;
  /** Several prompts in one order. */
  readonly prompts?: readonly string[];
  /** Clips of each prompt. */
  readonly count: number;
  /** To compare: the same once more by each of these. */
  readonly others?: readonly OtherClip[];
  /** With the member's own key of this provider. */
  readonly ownKey?: KeyProvider;
  /** The price that was shown, in credits for all of them. */
  readonly cost: number;
  /** A free trial of its effect. */
  readonly trial?: true;
  /** A member was refused it, for too few credits or without the plan it needs. */
  readonly refused?: true;
  /** The Idempotency-Key of this intent. */
  readonly key: string;
  /** Label of the analytics event. */
  readonly label: string;
}

export interface SavedCreation {
  readonly pending: PendingCreation;
  /** Whether it was saved in this tab within the last hour, so that it may continue by itself at the same price. */
  readonly resumes: boolean;
  /** Whether it was saved within the last hour, in any tab. */
  readonly isFresh: boolean;
}

/** A count, a price and a time; undefined unless all three are numbers. */
function numbersOf(stored: Readonly<Record<string, unknown>>) {
  const [count, cost, at] = ['count', 'gold_coins', 'at'].map((name) => numberOf(stored, name));
  if (count === undefined || count < 1 || cost === undefined || at === undefined) return undefined;
  return { count, cost, at };
}

/** Several prompts, where there are any; anything else among them is nothing. */
function promptsOf({ prompts }: Readonly<Record<string, unknown>>): Pick<PendingCreation, 'prompts'> {
  const texts: readonly unknown[] = Array.isArray(prompts) ? prompts : [];
  const known = texts.filter((text) => typeof text === 'string');
  return known.length > 0 ? { prompts: known } : {};
}

/** The clips to compare with, where there are any; their fields are checked where they are used, as the input's are. */
function othersOf({ others }: Readonly<Record<string, unknown>>): Pick<PendingCreation, 'others'> {
  const clips: readonly unknown[] = Array.isArray(others) ? others : [];
  const known = clips.filter(
    (clip): clip is OtherClip & Readonly<Record<string, unknown>> => isRecord(clip) && isRecord(clip.input),
  );
  return known.length > 0 ? { others: known } : {};
}

const flagsOf = ({
  ownKey,
  trial,
  refused,
}: Readonly<Record<string, unknown>>): Pick<PendingCreation, 'ownKey' | 'refused' | 'trial'> => ({
  // The server knows which there are.
  ...(typeof ownKey === 'string' && { ownKey: ownKey as KeyProvider }),
  ...(trial === true && { trial }),
  ...(refused === true && { refused }),
});

function parse(stored: unknown): (PendingCreation & { readonly at: number }) | undefined {
  if (!isRecord(stored) || !isMode(stored.mode) || !isRecord(stored.input)) return undefined;
  const { mode } = stored;
  const [key = '', model = '', label = ''] = ['key', 'model', 'gaAction'].map((name) => textOf(stored, name));
  const numbers = numbersOf(stored);
  if (key === '' || model === '' || !numbers) return undefined;
  // Its fields are checked where it is used: form and server run `checkInput` on it.
  const input = stored.input as CreationInput;
  return {
    model,
    mode,
    input,
    ...promptsOf(stored),
    ...othersOf(stored),
    ...flagsOf(stored),
    key,
    label,
    ...numbers,
  };
}

/**
 * Keeps a request over sign-in, purchase and reload; false when the browser did not take it. One that was refused never
 * continues by itself.
 */
export function savePendingCreation({ cost, label, ...rest }: PendingCreation, now = Date.now()): boolean {
  if (!rest.refused) setSessionFlag(PENDING_FLAG, rest.key);
  return writeStored('local', KEY, { ...rest, gold_coins: cost, gaAction: label, at: now });
}

export function readPendingCreation(now = Date.now()): SavedCreation | null {
  const stored = readStored('local', KEY, parse);
  if (!stored) return null;
  const { at, ...pending } = stored;
  const age = now - at;
  const isFresh = age >= 0 && age < RESUME_MS;
  return { pending, resumes: isFresh && sessionFlag(PENDING_FLAG) === pending.key, isFresh };
}

export function dropPendingCreation(): void {
  clearSessionFlag(PENDING_FLAG);
  dropStored('local', KEY);
}
