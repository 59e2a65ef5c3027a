import { apiClientAtom } from '@kinora/api-client';
import {
  changeEmail,
  changeNoticeEmail,
  changePassword,
  deleteAccount,
  editProfile,
  exportAccount,
  keepAccount,
  sendConfirmation,
  unlinkSignIn,
  withdrawEmail,
  type Proof,
} from '@kinora/api-client/profile';
import { beginDownload } from '@kinora/browser';
import { fail } from '@kinora/contracts';
import { atom } from 'jotai';

import { downloadFailure } from './account-data/download-failure.ts';
import { nowAtom } from './clock-atoms.ts';
import { profileAction, profileAtom, refreshProfileAtom } from './profile-atoms.ts';
import { refreshSessionsAtom } from './sessions/sessions-atoms.ts';

export const saveNameAtom = profileAction((client, name: string) => editProfile(client, { name }));
export const mailLongClipsAtom = profileAction((client, mailsLongClips: boolean) =>
  editProfile(client, { mailsLongClips }),
);
export const changeEmailAtom = profileAction(changeEmail);
export const changeNoticeEmailAtom = profileAction(changeNoticeEmail);
export const unlinkSignInAtom = profileAction(unlinkSignIn);
export const keepAccountAtom = profileAction(keepAccount);
export const withdrawEmailAtom = profileAction(withdrawEmail);
/** Sends the link to the account's address, or to the next one, again. */
export const sendLinkAtom = profileAction(sendConfirmation);

const deleteBaseAtom = profileAction(deleteAccount);

/** Asks for the account to go; every other session ends with it. */
export const deleteAccountAtom = atom(null, async (_get, set, proof: Proof) => {
  const result = await set(deleteBaseAtom, proof);
  if (result.ok) set(refreshSessionsAtom).catch(() => {});
  return result;
});

/** Changes the password, or sets the first one; every other session ends. */
export const changePasswordAtom = atom(null, async (get, set, input: Proof & { readonly password: string }) => {
  const result = await changePassword(get(apiClientAtom), input);
  if (result.ok) await Promise.all([set(refreshProfileAtom), set(refreshSessionsAtom)]);
  return result;
});

/** Seconds until a link can be sent again to the account's address, and to the next one. */
export interface Pauses {
  readonly account: number;
  readonly next: number;
}

/** As the server told with the account, so that a reload does not forget them. */
export const pausesAtom = atom((get): Pauses => {
  const known = get(profileAtom);
  if (known.state !== 'ready') return { account: 0, next: 0 };
  const { confirmationPause, nextEmailPause } = known.value.profile;
  const passed = Math.max(0, get(nowAtom) - known.value.readAt) / 1000;
  const left = (pause: number) => Math.max(0, Math.ceil(pause - passed));
  return { account: left(confirmationPause), next: left(nextEmailPause) };
});

/** How a file is left to the browser; tests and stories set their own. */
export const beginDownloadAtom = atom<{ readonly begin: typeof beginDownload }>({ begin: beginDownload });

/** Has everything of the account written into a file by the browser, without passing through this page. */
export const exportAccountAtom = atom(null, async (get) => {
  const made = await exportAccount(get(apiClientAtom));
  if (!made.ok) return made;
  const begun = await get(beginDownloadAtom).begin(made.value);
  return begun.ok ? begun : fail(downloadFailure(begun.failure));
});
