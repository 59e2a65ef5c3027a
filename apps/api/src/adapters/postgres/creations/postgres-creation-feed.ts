import { type Kysely, sql } from 'kysely';

import type { CreationFeed } from '../../../domain/creations/creation.ts';
import type { Listener } from '../listener.ts';
import type { Database } from '../schema.ts';

/** Events may have been written a little before the connection was last heard. */
const MARGIN_MS = 5000;

type Tell = (creationIds: readonly string[]) => void;

interface Missed {
  readonly memberId: string;
  readonly ids: readonly string[];
}

async function missedBy(db: Kysely<Database>, members: readonly string[], deafMs: number): Promise<readonly Missed[]> {
  if (members.length === 0) return [];
  const { rows } = await sql<Missed>`
    select member_id as "memberId", array_agg(distinct creation_id) as ids from creation_event
    where created_at > clock_timestamp() - ${deafMs + MARGIN_MS} * interval '1 millisecond'
      and member_id = any(${members})
    group by member_id`.execute(db);
  return rows;
}

/** Live changes of creations, heard over the process's one listening connection. */
export function createPostgresCreationFeed(db: Kysely<Database>, listener: Listener): CreationFeed {
  const subscribers = new Map<string, Set<Tell>>();
  const tell = ({ memberId, ids }: Missed) => {
    for (const subscriber of subscribers.get(memberId) ?? []) subscriber(ids);
  };
  const stopHearing = listener.hear('creation', (payload) => {
    const [memberId = '', id = ''] = payload.split(' ');
    tell({ memberId, ids: [id] });
  });
  const stopGaps = listener.onGap((deafMs) => {
    // Read again at the next gap if this fails; streams also poll.
    const catchUp = async () => (await missedBy(db, [...subscribers.keys()], deafMs)).forEach(tell);
    catchUp().catch(() => undefined);
  });
  return {
    subscribe: (memberId, subscriber) => {
      const all = subscribers.get(memberId) ?? new Set<Tell>();
      subscribers.set(memberId, all.add(subscriber));
      return () => {
        all.delete(subscriber);
        if (all.size === 0 && subscribers.get(memberId) === all) subscribers.delete(memberId);
      };
    },
    close: async () => {
      stopHearing();
      stopGaps();
      subscribers.clear();
    },
  };
}
