import { apiClientAtom, refreshWhileMounted, type ApiClient } from '@kinora/api-client';
import { openCreationEvents, type EventsState } from '@kinora/api-client/creations';
import { memberIdAtom } from '@kinora/auth';
import { leadOneTab, openTabChannel } from '@kinora/browser';
import type { Creation } from '@kinora/contracts/creations';
import { refreshBalanceAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { isUnfinished } from './creation-list.ts';
import { channelOf, isCreation, removedIn } from './creation-message.ts';
import { dropCreationsAtom, listStateAtom, loadCreationsAtom, takeCreationsAtom } from './creations-atoms.ts';

/** What a tab tells the others when it has begun to read: what ended meanwhile is in no stream any more. */
const BEGUN = 'begun';

/** What the connection tells: a change, a removal in another tab, how it is, or that another tab has begun to read it. */
type Told =
  | { readonly creation: Creation }
  | { readonly removed: readonly string[] }
  | { readonly state: EventsState | typeof BEGUN };

/** Follows the creations of one member: one tab of the browser reads the stream, all tabs hear of it. */
function follow(client: ApiClient, memberId: string, tell: (told: Told) => void): () => void {
  const end = new AbortController();
  const name = channelOf(memberId);
  const channel = openTabChannel(name, (message) => {
    if (isCreation(message)) tell({ creation: message });
    else if (message === BEGUN) tell({ state: BEGUN });
    else tell({ removed: removedIn(message) });
  });
  const onState = (state: EventsState) => {
    tell({ state });
    if (state === 'live') channel.post(BEGUN);
  };
  const onEvent = (creation: Creation) => {
    tell({ creation });
    channel.post(creation);
  };
  leadOneTab({
    name,
    signal: end.signal,
    lead: (signal) => void openCreationEvents(client, { onEvent, onState, signal }),
  });
  return () => {
    end.abort();
    channel.close();
  };
}

const connectionAtom = atom<EventsState>('ended');

const hearAtom = atom(null, (_get, set, told: Told) => {
  if ('state' in told) {
    if (told.state !== BEGUN) set(connectionAtom, told.state);
    if (told.state === 'live' || told.state === BEGUN) set(loadCreationsAtom).catch(() => {});
    return;
  }
  if ('removed' in told) {
    set(dropCreationsAtom, told.removed);
    return;
  }
  set(takeCreationsAtom, [told.creation]);
  // Its credits were charged or came back.
  if (!isUnfinished(told.creation)) set(refreshBalanceAtom).catch(() => {});
});

/** An atom that follows one member's creations as long as something shows it. */
const streamAtom = atom((get) => {
  const memberId = get(memberIdAtom);
  if (memberId === null) return null;
  const client = get(apiClientAtom);
  const followerAtom = atom(
    (inner) => inner(connectionAtom),
    (_get, set, told: Told) => set(hearAtom, told),
  );
  followerAtom.onMount = (tell) => follow(client, memberId, tell);
  return followerAtom;
});

/** How changes arrive. Showing it opens the stream; it closes when nothing shows it any more. */
export const liveCreationsAtom = atom((get): EventsState => {
  const follower = get(streamAtom);
  return follower ? get(follower) : 'ended';
});

const readingAtom = refreshWhileMounted([memberIdAtom], loadCreationsAtom);

/** How the list is. Showing it reads the newest page and keeps it up to date. */
export const liveListStateAtom = atom((get) => {
  get(liveCreationsAtom);
  get(readingAtom);
  return get(listStateAtom);
});
