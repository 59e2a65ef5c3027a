import { apiClientAtom, readProfile, type ApiClient, type ApiFailure } from '@kinora/api-client';
import { memberAtom, pageAtom, refreshMemberAtom } from '@kinora/auth';
import { openTabChannel, watchReturn } from '@kinora/browser';
import type { getProfile, Profile, RefusalOf, Result } from '@kinora/contracts';
import { atom, type Getter } from 'jotai';

/** The own account as far as the server has told. */
type ProfileState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure<RefusalOf<typeof getProfile>> }
  /** `readAt`, epoch milliseconds: what counts down in the account counts from here. */
  | { readonly state: 'ready'; readonly profile: Profile; readonly readAt: number };

const ready = (profile: Profile): ProfileState => ({ state: 'ready', profile, readAt: Date.now() });
const LOADING: ProfileState = { state: 'loading' };
const CHANNEL = 'profile';

const knownAtom = atom<{ readonly owner: string | undefined; readonly known: ProfileState }>({
  owner: undefined,
  known: LOADING,
});

/** Reads the account; what is known stays in sight meanwhile, unless it is somebody else's. */
export const loadProfileAtom = atom(null, async (get, set) => {
  const owner = get(memberAtom)?.id;
  if (owner === undefined) return;
  const before = get(knownAtom);
  if (before.owner !== owner || before.known.state === 'failed') set(knownAtom, { owner, known: LOADING });
  const answer = await readProfile(get(apiClientAtom));
  const { owner: reader, known } = get(knownAtom);
  if (reader !== owner) return;
  if (answer.ok) set(knownAtom, { owner, known: ready(answer.value) });
  else if (known.state !== 'ready') set(knownAtom, { owner, known: { state: 'failed', failure: answer.failure } });
});

/** Follows other tabs, and what happened while this one was in the background: a link in a mail, perhaps. */
const followedAtom = atom(
  (get) => {
    const { known, owner } = get(knownAtom);
    return owner === get(memberAtom)?.id ? known : LOADING;
  },
  (_get, set) => {
    const load = () => void set(loadProfileAtom);
    const channel = openTabChannel(CHANNEL, load);
    const stop = watchReturn(load);
    return () => {
      channel.close();
      stop();
    };
  },
);
followedAtom.onMount = (start) => start();

/** The member's account, in step with other tabs as long as it is shown. */
export const profileStateAtom = atom((get) => get(followedAtom));

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
const takeProfileAtom = atom(null, (get, set, profile: Profile) => {
  set(knownAtom, { owner: get(memberAtom)?.id, known: ready(profile) });
  return set(announceProfileAtom);
});

/** An action whose good answer is the changed account; its result says why where it did not work. */
export function profileAction<Input, Failure>(
  call: (client: ApiClient, input: Input) => Promise<Result<Profile, Failure>>,
) {
  return atom(null, async (get, set, input: Input) => {
    const result = await call(get(apiClientAtom), input);
    if (result.ok) set(takeProfileAtom, result.value).catch(() => {});
    return result;
  });
}
