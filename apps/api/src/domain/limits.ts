import { fail, ok, type Result } from '@kinora/contracts';

import {
  LIMIT_PROFILES,
  LIMIT_RULES,
  SIGN_IN_DELAY,
  type LimitedAction,
  type LimitedBy,
  type LimitProfile,
  type LimitRule,
} from './limit-rules.ts';

/** Who asks, as far as limits and the audit may know: keyed hashes, nothing in the clear. */
export interface Caller {
  readonly address: Buffer;
  readonly device: Buffer | null;
  /** The address that was named, whether it has an account or not. */
  readonly account: Buffer | null;
  /** The same under keys that were in use before and are still taken. */
  readonly earlier?: readonly Caller[];
}

export interface Count {
  readonly count: number;
  /** Seconds until it starts again from nothing. */
  readonly endsIn: number;
}

/** Counters with a window that begins with the first count; atomic, and shared by all processes. */
export interface Counters {
  /** Counts one more; the window is `seconds` long where it begins now. */
  add(key: string, seconds: number): Promise<Count>;
  /** Takes one back. */
  back(key: string, seconds: number): Promise<void>;
  read(key: string): Promise<Count>;
  clear(key: string): Promise<void>;
}

/** A refusal by a limit, with the seconds until another attempt makes sense. */
export interface Busy {
  readonly retryAfter: number;
  /** The first refusal of a window: worth a line in the audit, unlike the thousands that may follow. */
  readonly isFirst: boolean;
}

export interface Limits {
  /** Counts one use; refused when a rule of the action is over. */
  take(action: LimitedAction, caller: Caller): Promise<Result<null, Busy>>;
  /** Gives back what a use counted that turned out to be harmless. */
  giveBack(action: LimitedAction, caller: Caller): Promise<void>;
  /** Counts an attempt at the account's password before it is looked at; refused while the account must wait. */
  tryPassword(caller: Caller): Promise<Result<null, Busy>>;
  /** The password was right: its failures are forgotten. */
  forgive(caller: Caller): Promise<void>;
  /** Whether the account's last code was sent less than the pause ago; told the same of unknown accounts. */
  isPausing(caller: Caller): Promise<boolean>;
  beginPause(caller: Caller, seconds: number): Promise<void>;
}

/** Of one counter: the key that counts, and those that counted before the hashes changed. */
type Keys = readonly [string, ...(readonly string[])];

function keysOf(name: string, by: LimitedBy, caller: Caller): Keys | undefined {
  const of = (hash: Buffer) => `${name}:${by}:${hash.toString('base64url')}`;
  const hash = caller[by];
  if (hash === null) return undefined;
  return [of(hash), ...(caller.earlier ?? []).flatMap((one) => (one[by] === null ? [] : [of(one[by])]))];
}

/** Counters that go on from what the same caller was counted under before. */
function overKeys(counters: Counters) {
  const read = async (keys: readonly string[]) => {
    const counts = await Promise.all(keys.map((key) => counters.read(key)));
    return counts.reduce((sum, { count }) => sum + count, 0);
  };
  return {
    async add([key, ...earlier]: Keys, seconds: number): Promise<Count> {
      const { count, endsIn } = await counters.add(key, seconds);
      return { count: count + (await read(earlier)), endsIn };
    },
    back: ([key]: Keys, seconds: number) => counters.back(key, seconds),
    read,
    clear: async (keys: Keys) => void (await Promise.all(keys.map((key) => counters.clear(key)))),
  };
}

type KeyedCounters = ReturnType<typeof overKeys>;

const ruleKeys = (action: LimitedAction, { by, seconds }: LimitRule, caller: Caller) =>
  keysOf(`${action}:${seconds}`, by, caller);

/** Seconds a next attempt waits after so many failures. */
export function delayAfter(failures: number): number {
  const { first, free, last } = SIGN_IN_DELAY;
  return failures < free ? 0 : Math.min(last, first * 2 ** (failures - free));
}

function accountKeys(caller: Caller) {
  const failures = keysOf('password', 'account', caller);
  const pause = keysOf('password-pause', 'account', caller);
  if (failures === undefined || pause === undefined) throw new Error('a password is tried of no account');
  return { failures, pause };
}

/** Five attempts run freely; from then on one at a time, with a growing pause after each. */
function passwordLimits(counters: KeyedCounters, factor: number): Pick<Limits, 'forgive' | 'tryPassword'> {
  const { free, withinSeconds } = SIGN_IN_DELAY;
  return {
    async tryPassword(caller) {
      const { failures, pause } = accountKeys(caller);
      const { count } = await counters.add(failures, withinSeconds);
      if (count < free * factor) return ok(null);
      const turn = await counters.add(pause, delayAfter(Math.floor(count / factor)));
      if (turn.count === 1 || count === free * factor) return ok(null);
      // A rejected attempt doesn't count as a failure, so asking doesn't extend the delay.
      await counters.back(failures, withinSeconds);
      return fail({ retryAfter: turn.endsIn, isFirst: turn.count === 2 });
    },

    async forgive(caller) {
      const { failures, pause } = accountKeys(caller);
      await Promise.all([counters.clear(failures), counters.clear(pause)]);
    },
  };
}

const pauseKeys = (caller: Caller): Keys => keysOf('code-pause', 'account', caller) ?? ['code-pause'];

/** The limits over counters; the profile `test` multiplies them, so that suites do not trip. */
export function createLimits(store: Counters, profile: LimitProfile): Limits {
  const counters = overKeys(store);
  const factor = LIMIT_PROFILES[profile];
  return {
    ...passwordLimits(counters, factor),

    async take(action, caller) {
      for (const rule of LIMIT_RULES[action]) {
        const keys = ruleKeys(action, rule, caller);
        if (keys === undefined) continue;
        const { count, endsIn } = await counters.add(keys, rule.seconds);
        const over = count - rule.points * factor;
        if (over > 0) return fail({ retryAfter: endsIn, isFirst: over === 1 });
      }
      return ok(null);
    },

    async giveBack(action, caller) {
      for (const rule of LIMIT_RULES[action]) {
        const keys = ruleKeys(action, rule, caller);
        if (keys !== undefined) await counters.back(keys, rule.seconds);
      }
    },

    isPausing: async (caller) => (await counters.read(pauseKeys(caller))) > 0,
    beginPause: async (caller, seconds) => void (await counters.add(pauseKeys(caller), seconds)),
  };
}
