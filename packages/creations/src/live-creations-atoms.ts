import { apiClientAtom, openCreationEvents, type ApiClient, type EventsState } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import { leadOneTab, openTabChannel } from '@kinora/browser';
import type { Creation } from '@kinora/contracts';
import { refreshBalanceAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { isUnfinished } from './creation-list.ts';
import { isCreation } from './creation-message.ts';
import { loadCreationsAtom, takeCreationsAtom } from './creations-atoms.ts';

const CHANNEL = 'creations';

/** What the connection tells: a change, or how it is. */
type Told = { readonly creation: Creation } | { readonly state: EventsState };

/** Follows the creations of one member: one tab of the browser reads the stream, all tabs hear of it. */
function follow(client: ApiClient, memberId: string, tell: (told: Told) => void): () => void {
  const end = new AbortController();
  const name = `${CHANNEL}:${memberId}`;
  const channel = openTabChannel(name, (message) => {
    if (isCreation(message)) tell({ creation: message });
  });
  const onState = (state: EventsState) => tell({ state });
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
    set(connectionAtom, told.state);
    // What ended while nobody listened is not in the stream any more.
    if (told.state === 'live') set(loadCreationsAtom).catch(() => {});
    return;
  }
  set(takeCreationsAtom, [told.creation]);
  // Its credits were charged or came back.
  if (!isUnfinished(told.creation)) set(refreshBalanceAtom).catch(() => {});
});

/** An atom that follows one member's creations as long as something shows it. */
const streamAtom = atom((get) => {
  const memberId = get(memberAtom)?.id;
  if (memberId === undefined) return null;
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
