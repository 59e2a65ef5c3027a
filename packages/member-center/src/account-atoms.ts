import {
  apiClientAtom,
  changeEmail,
  changeNoticeEmail,
  changePassword,
  deleteAccount,
  editProfile,
  exportAccount,
  keepAccount,
  sendConfirmation,
  unlinkSignIn,
  type Proof,
} from '@kinora/api-client';
import { download } from '@kinora/browser';
import { CODE_PAUSE_SECONDS, ok } from '@kinora/contracts';
import { atom } from 'jotai';

import { nowAtom } from './clock-atoms.ts';
import { loadProfileAtom, profileAction } from './profile-atoms.ts';
import { loadSessionsAtom } from './sessions/sessions-atoms.ts';

export const saveNameAtom = profileAction((client, name: string) => editProfile(client, { name }));
export const changeEmailAtom = profileAction(changeEmail);
export const changeNoticeEmailAtom = profileAction(changeNoticeEmail);
export const unlinkSignInAtom = profileAction(unlinkSignIn);
export const keepAccountAtom = profileAction(keepAccount);

const deleteBaseAtom = profileAction(deleteAccount);

/** Asks for the account to go; every other session ends with it. */
export const deleteAccountAtom = atom(null, async (_get, set, proof: Proof) => {
  const result = await set(deleteBaseAtom, proof);
  if (result.ok) set(loadSessionsAtom).catch(() => {});
  return result;
});

/** Changes the password, or sets the first one; every other session ends. */
export const changePasswordAtom = atom(null, async (get, set, input: Proof & { readonly password: string }) => {
  const result = await changePassword(get(apiClientAtom), input);
  if (result.ok) await Promise.all([set(loadProfileAtom), set(loadSessionsAtom)]);
  return result;
});

/** When the confirmation was sent last from this page; epoch milliseconds. */
const sentAtAtom = atom(0);

/** Seconds until it may be sent again. */
export const confirmationPauseAtom = atom((get) => {
  const sentAt = get(sentAtAtom);
  if (sentAt === 0) return 0;
  return Math.max(0, Math.ceil((sentAt - get(nowAtom)) / 1000) + CODE_PAUSE_SECONDS);
});

/** Sends the mail that confirms the account's address again, and begins the pause. */
export const sendConfirmationAtom = atom(null, async (get, set) => {
  const result = await sendConfirmation(get(apiClientAtom));
  if (result.ok) set(sentAtAtom, Date.now());
  return result;
});

/** How a file is saved; tests and stories set their own. */
export const saveFileAtom = atom<{ readonly save: typeof download }>({ save: download });

/** Has the file of the account made and saves it; the value says whether it was saved or only opened. */
export const exportAccountAtom = atom(null, async (get) => {
  const made = await exportAccount(get(apiClientAtom));
  if (!made.ok) return made;
  const fileName = `kinora-account-${new Date().toISOString().slice(0, 10)}.json`;
  return ok({ fileName, isSaved: await get(saveFileAtom).save({ url: made.value, fileName }) });
});
