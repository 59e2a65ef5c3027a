import { createPostgresDevices } from '../../adapters/postgres/identity/postgres-devices.ts';
import { createPostgresMemberSessions } from '../../adapters/postgres/identity/postgres-member-sessions.ts';
import { createPostgresSessionEnds } from '../../adapters/postgres/identity/postgres-session-ends.ts';
import { createPostgresSessions } from '../../adapters/postgres/identity/postgres-sessions.ts';
import type { Devices } from '../../domain/identity/devices.ts';
import type { SessionEnds, Sessions } from '../../domain/identity/identity.ts';
import type { MemberSessions } from '../../domain/identity/member-sessions.ts';
import type { Foundation } from '../foundation.ts';

/** Who is signed in, where, and until when. */
export interface OpenSessions {
  readonly devices: Devices;
  readonly memberSessions: MemberSessions;
  readonly sessionEnds: SessionEnds;
  readonly sessions: Sessions;
}

export function openSessions({ closers, db, listener, vault }: Foundation): OpenSessions {
  const sessionEnds = createPostgresSessionEnds(db, listener);
  closers.add(() => sessionEnds.close());
  return {
    devices: createPostgresDevices(db, vault),
    memberSessions: createPostgresMemberSessions(db),
    sessionEnds,
    sessions: createPostgresSessions(db),
  };
}
