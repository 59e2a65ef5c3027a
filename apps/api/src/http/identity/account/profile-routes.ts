import { fail, ok } from '@kinora/contracts';
import { tidyText } from '@kinora/contracts/catalogue';
import type { Profile } from '@kinora/contracts/identity';
import {
  changePasswordInput,
  currentInput,
  editProfileInput,
  noInput,
  sessionById,
  unlinkInput,
} from '@kinora/contracts/identity-schemas';

import { askDeletion } from '../../../app/identity/account/ask-deletion.ts';
import { changePassword } from '../../../app/identity/account/change-password.ts';
import { setPhoto, type SetPhotoDeps } from '../../../app/identity/account/set-photo.ts';
import { unlinkSignIn } from '../../../app/identity/account/unlink-sign-in.ts';
import type { AccountChanges } from '../../../domain/identity/account-changes.ts';
import type { IdentityDeps, OpenSession } from '../../../domain/identity/identity.ts';
import type { MemberSessions } from '../../../domain/identity/member-sessions.ts';
import type { Profiles } from '../../../domain/identity/profile.ts';
import { route } from '../../route.ts';
import { memberIdOf, type Visitor } from '../visitor.ts';

export interface ProfileRouteDeps extends SetPhotoDeps, Pick<IdentityDeps, 'members' | 'passwords'> {
  readonly profiles: Profiles;
  readonly changes: AccountChanges;
  readonly memberSessions: MemberSessions;
  /** A signed address of everything the account holds. */
  readonly exportAddress: (memberId: string) => Promise<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Routes for members have one; this tells the compiler. */
function sessionIn(visitor: Visitor): OpenSession {
  if (!visitor.session) throw new Error('a route without access rule asked for the session');
  return visitor.session;
}

/** The account of a session, as its member sees it. */
export async function profileOf(
  { profiles, now }: Pick<ProfileRouteDeps, 'now' | 'profiles'>,
  visitor: Visitor,
): Promise<Profile> {
  const profile = await profiles.read(memberIdOf(visitor), { now: now() });
  if (!profile) throw new Error('a live session has no member');
  return profile;
}

/** One line, as people write names. */
const tidyName = (name: string | undefined) =>
  name === undefined ? undefined : tidyText(name).replace(/\s+/gu, ' ').trim();

const wrongPassword = (problem: string) => ({ reason: 'invalid', details: { fields: { password: problem } } }) as const;
const PASSWORD_PROBLEMS = {
  'common-password': wrongPassword('login.passwordErrorCommon'),
  'same-password': wrongPassword('login.passwordErrorUsed'),
  'wrong-password': { reason: 'wrong-password' },
} as const;

function profileRoutesOf(deps: ProfileRouteDeps) {
  return [
    route('getProfile', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok(await profileOf(deps, visitor)),
    }),
    route('editProfile', {
      access: 'member',
      schema: editProfileInput,
      handle: async ({ name, photo: uploadId, mailsLongClips }, visitor) => {
        const memberId = memberIdOf(visitor);
        if (uploadId !== undefined) {
          const set = await setPhoto(deps, { memberId, uploadId });
          if (!set.ok) return fail({ reason: set.failure });
        }
        await deps.changes.edit(memberId, { name: tidyName(name), mailsLongClips });
        return ok(await profileOf(deps, visitor));
      },
    }),
    route('exportAccount', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok({ url: await deps.exportAddress(memberIdOf(visitor)) }),
    }),
  ];
}

function entryRoutes(deps: ProfileRouteDeps) {
  return [
    route('changePassword', {
      access: 'member',
      schema: changePasswordInput,
      handle: async ({ password, current }, visitor) => {
        const changed = await changePassword(deps, { session: sessionIn(visitor), password, current });
        return changed.ok ? changed : fail(PASSWORD_PROBLEMS[changed.failure]);
      },
    }),
    route('listSessions', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok({ sessions: await deps.memberSessions.list(sessionIn(visitor)) }),
    }),
    route('endSession', {
      access: 'member',
      schema: sessionById,
      handle: async ({ id }, visitor) => {
        if (id === 'others') {
          await deps.memberSessions.endOthers(sessionIn(visitor));
          return ok(null);
        }
        const isEnded = await deps.memberSessions.end(memberIdOf(visitor), id);
        return isEnded ? ok(null) : fail({ reason: 'unknown-session' });
      },
    }),
    route('unlinkSignIn', {
      access: 'member',
      schema: unlinkInput,
      handle: async ({ provider, current }, visitor) => {
        const unlinked = await unlinkSignIn(deps, { session: sessionIn(visitor), provider, current });
        return unlinked.ok ? ok(await profileOf(deps, visitor)) : fail({ reason: unlinked.failure });
      },
    }),
  ];
}

function deletionRoutes(deps: ProfileRouteDeps) {
  return [
    route('deleteAccount', {
      access: 'member',
      schema: currentInput,
      handle: async ({ current }, visitor) => {
        const asked = await askDeletion(deps, { session: sessionIn(visitor), current });
        return asked.ok ? ok(await profileOf(deps, visitor)) : fail({ reason: asked.failure });
      },
    }),
    route('keepAccount', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => {
        await deps.changes.keep(memberIdOf(visitor));
        return ok(await profileOf(deps, visitor));
      },
    }),
  ];
}

/** What members see and change of their own accounts, but for addresses, which are proven by mail. */
export function profileRoutes(deps: ProfileRouteDeps) {
  return [...profileRoutesOf(deps), ...entryRoutes(deps), ...deletionRoutes(deps)];
}
