import { aCreditEntry, aMemberSession, anAccountIndex, aProfile, someCredits } from '@kinora/contracts/fixtures';
import type { MemberSession, Profile } from '@kinora/contracts/identity';

import type { FakeAnswers } from './fake-answers.ts';
import { fakeApi } from './fake-api.ts';
import { someOwnKeys } from './some-own-keys.ts';

const PAUSE_SECONDS = 60;
const HOUR_MS = 3_600_000;

const sessionId = (last: number) => `01940000-0000-7000-8000-00000000007${last}`;

/** Three: this one, one of two hours ago, one of six days ago. */
export function someSessions(now = Date.now()): readonly MemberSession[] {
  return [
    aMemberSession({ id: sessionId(1), isThis: true, device: 'Chrome on Windows', usedAt: now }),
    aMemberSession({ id: sessionId(2), device: 'Safari on iPhone', usedAt: now - 2 * HOUR_MS }),
    aMemberSession({ id: sessionId(3), device: '', usedAt: now - 150 * HOUR_MS }),
  ];
}

/** A fake server that keeps one account: what is asked changes what is read afterwards. */
export function accountServer(change: Partial<Profile> = {}, answers: FakeAnswers = {}) {
  let profile = aProfile(change);
  let sessions = someSessions();
  let ownKeys = someOwnKeys();
  const changed = (part: Partial<Profile>) => {
    profile = { ...profile, ...part };
    return { data: profile };
  };
  const { id } = profile;
  return fakeApi({
    getProfile: () => ({ data: profile }),
    listSessions: () => ({ data: { sessions } }),
    accountIndex: () => ({
      data: anAccountIndex({ id, first_name: profile.name, email: profile.email, head_photo: profile.photo }),
    }),
    editProfile: ({ name = profile.name, mailsLongClips = profile.mailsLongClips }) =>
      changed({ name, mailsLongClips }),
    sendConfirmation: ({ purpose }) =>
      changed(purpose === 'next' ? { nextEmailPause: PAUSE_SECONDS } : { confirmationPause: PAUSE_SECONDS }),
    changeEmail: ({ email }) => changed({ nextEmail: email, nextEmailPause: PAUSE_SECONDS }),
    withdrawEmail: () => changed({ nextEmail: null, nextEmailPause: 0 }),
    changeNoticeEmail: ({ email }) =>
      changed({ noticeEmail: email === '' ? null : email, isNoticeEmailConfirmed: false }),
    changePassword: () => {
      changed({ hasPassword: true });
      return { data: null };
    },
    endSession: ({ id: ended }) => {
      sessions = sessions.filter((one) => one.isThis || (ended !== 'others' && one.id !== ended));
      return { data: null };
    },
    listOwnKeys: () => ({ data: ownKeys }),
    saveOwnKey: ({ provider, key }) => {
      const kept = { provider, hint: key.slice(-4), addedAt: Date.UTC(2026, 10, 20), used: 0 };
      ownKeys = { ...ownKeys, keys: [...ownKeys.keys.filter((one) => one.provider !== provider), kept] };
      return { data: ownKeys };
    },
    removeOwnKey: ({ provider }) => {
      ownKeys = { ...ownKeys, keys: ownKeys.keys.filter((one) => one.provider !== provider) };
      return { data: ownKeys };
    },
    linkSignIn: { data: { url: 'https://accounts.example/connect' } },
    unlinkSignIn: () => changed({ signIns: [] }),
    exportAccount: { data: { url: '/media/export.json' } },
    deleteAccount: () => changed({ deletionAt: Date.UTC(2026, 10, 29, 12) }),
    keepAccount: () => changed({ deletionAt: null }),
    integral: { data: { total: someCredits().available } },
    getCredits: { data: someCredits() },
    creditHistory: { data: { entries: [aCreditEntry()], next: null } },
    getPlan: { data: { plan: null, checkout: null } },
    listPayments: { data: { payments: [], next: null } },
    ...answers,
  });
}
