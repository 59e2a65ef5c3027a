import { apiClientAtom, type ApiClient } from '@kinora/api-client';
import { readProfile } from '@kinora/api-client/profile';
import { createMemberAnswer, memberAtom, memberIdAtom, pageAtom, refreshMemberAtom } from '@kinora/auth';
import { openTabChannel, watchReturn } from '@kinora/browser';
import { ok, type Result } from '@kinora/contracts';
import type { Profile } from '@kinora/contracts/identity';
import { atom, type Getter } from 'jotai';

/** The own account; what counts down in it counts from `readAt`, epoch milliseconds. */
interface KnownProfile {
  readonly profile: Profile;
  readonly readAt: number;
}

const CHANNEL = 'profile';
const known = (profile: Profile): KnownProfile => ({ profile, readAt: Date.now() });

const newsBaseAtom = atom(0);

/** Follows other tabs, and what happened while this one was in the background: a link in a mail, perhaps. */
const profileNewsAtom = atom(
  (get) => get(newsBaseAtom),
  (_get, set) => {
    const hear = () => set(newsBaseAtom, (count) => count + 1);
    const channel = openTabChannel(CHANNEL, hear);
    const stop = watchReturn(hear);
    return () => {
      channel.close();
      stop();
    };
  },
);
profileNewsAtom.onMount = (start) => start();

const profileAnswer = createMemberAnswer({
  read: async (client) => {
    const answer = await readProfile(client);
    return answer.ok ? ok(known(answer.value)) : answer;
  },
  newsAtom: profileNewsAtom,
});

/** The member's account, read while it is shown and in step with other tabs. */
export const profileAtom = profileAnswer.answerAtom;

export const loadProfileAtom = profileAnswer.loadAtom;

/** Reads the account again; what is known stays in sight meanwhile. */
export const refreshProfileAtom = profileAnswer.refreshAtom;

function tellTabs(get: Getter): void {
  const line = get(pageAtom).openNews(() => {});
  // Their headers read again who is signed in.
  line.tell('signed-in');
  line.close();
  const channel = openTabChannel(CHANNEL, () => {});
  channel.post('changed');
  channel.close();
}

/** Has the header of this tab and everything of the others read the account again. */
export const announceProfileAtom = atom(null, async (get, set) => {
  if (get(memberAtom) === null) return;
  await set(refreshMemberAtom);
  tellTabs(get);
});

/** Takes over what the server answered to a change. */
const takeProfileAtom = atom(null, (_get, set, profile: Profile) => {
  set(profileAnswer.takeAtom, known(profile));
  return set(announceProfileAtom);
});

/** An action whose good answer is the changed account; its result says why where it did not work. */
export function profileAction<Input, Failure>(
  call: (client: ApiClient, input: Input) => Promise<Result<Profile, Failure>>,
) {
  return atom(null, async (get, set, input: Input) => {
    const owner = get(memberIdAtom);
    const result = await call(get(apiClientAtom), input);
    if (result.ok && get(memberIdAtom) === owner) set(takeProfileAtom, result.value).catch(() => {});
    return result;
  });
}
