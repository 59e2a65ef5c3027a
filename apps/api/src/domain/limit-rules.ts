/** What a limit counts by: the account that is named, the network address, or the device hint. */
export type LimitedBy = 'account' | 'address' | 'device';

export interface LimitRule {
  readonly by: LimitedBy;
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** How often something may be done: every rule of a line must allow it, and they are asked in this order. */
export const LIMIT_RULES = {
  'change-plan': [{ by: 'account', points: 20, seconds: HOUR }],
  'check-code': [{ by: 'address', points: 30, seconds: HOUR }],
  'check-email': [
    { by: 'address', points: 10, seconds: 10 * MINUTE },
    { by: 'address', points: 100, seconds: DAY },
  ],
  'create-project': [{ by: 'account', points: 60, seconds: HOUR }],
  'export-project': [{ by: 'account', points: 60, seconds: HOUR }],
  guest: [{ by: 'address', points: 30, seconds: HOUR }],
  'ip-info': [{ by: 'address', points: 30, seconds: MINUTE }],
  'notice-email': [{ by: 'address', points: 5, seconds: 10 * MINUTE }],
  'open-order': [
    { by: 'account', points: 20, seconds: HOUR },
    { by: 'address', points: 60, seconds: HOUR },
  ],
  'prove-owner': [{ by: 'account', points: 10, seconds: 15 * MINUTE }],
  provider: [{ by: 'address', points: 30, seconds: 15 * MINUTE }],
  // A tab that is worked in saves once a second at most.
  'save-project': [{ by: 'account', points: 240, seconds: MINUTE }],
  'send-code': [
    { by: 'address', points: 10, seconds: HOUR },
    { by: 'account', points: 5, seconds: HOUR },
    { by: 'account', points: 10, seconds: DAY },
  ],
  'shared-clip': [{ by: 'address', points: 120, seconds: MINUTE }],
  'sign-in': [{ by: 'address', points: 20, seconds: 15 * MINUTE }],
  'sign-up': [
    { by: 'address', points: 5, seconds: HOUR },
    { by: 'device', points: 3, seconds: DAY },
  ],
} as const satisfies Readonly<Record<string, readonly LimitRule[]>>;

export type LimitedAction = keyof typeof LIMIT_RULES;

/** Wrong passwords of one account: so many are free, then each next try waits, from `first` seconds doubled up to `last`. */
export const SIGN_IN_DELAY = { free: 5, withinSeconds: 15 * MINUTE, first: 1, last: 60 } as const;

/** How many times as much tests may do; the numbers above are real. */
export const LIMIT_PROFILES = { real: 1, test: 1000 } as const;

export type LimitProfile = keyof typeof LIMIT_PROFILES;
