import { randomUUID } from 'node:crypto';

import { fail, ok } from '@kinora/contracts';

import type { SecurityEvent } from '../../domain/identity/audit.ts';
import type { Devices } from '../../domain/identity/devices.ts';
import type {
  IdentityDeps,
  Member,
  Members,
  OpenSession,
  Owner,
  Passwords,
  Sessions,
} from '../../domain/identity/identity.ts';
import { createLimits } from '../../domain/limits.ts';
import { startGrantFor } from '../../domain/money/start-grant.ts';
import { createMemoryCounters } from '../memory-counters.ts';

interface Kept {
  readonly owner: Owner;
  readonly binding: string | null;
  readonly openedAt: number;
}

export interface MemoryIdentity extends IdentityDeps {
  /** Credits each member started with. */
  readonly credits: ReadonlyMap<string, number>;
  /** What the audit was told. */
  readonly events: readonly SecurityEvent[];
  /** Members and devices that were told of as new. */
  readonly told: readonly string[];
}

function createMembers(credits: Map<string, number>): Members {
  const members = new Map<string, Member>();
  const starts: { address: string; device: string | undefined }[] = [];
  return {
    findByEmail: (email) => Promise.resolve(members.get(email)),
    find: (id) => Promise.resolve([...members.values()].find((member) => member.id === id)),
    add({ email, passwordHash, origin, start }) {
      if (members.has(email)) return Promise.resolve(fail('email-taken'));
      const member = {
        id: randomUUID(),
        email,
        name: '',
        photo: null,
        passwordHash,
        passwordVersion: '',
        emailConfirmed: false,
      };
      members.set(email, member);
      const [address, device] = [origin.addressHash.toString('hex'), origin.deviceHash?.toString('hex')];
      const grant = startGrantFor(start, {
        address: starts.filter((one) => one.address === address).length,
        device: starts.filter((one) => device !== undefined && one.device === device).length,
        day: starts.length,
      });
      if (grant.credits > 0) starts.push({ address, device });
      credits.set(member.id, grant.credits);
      return Promise.resolve(ok({ member, start: grant }));
    },
  };
}

function createSessions(): Sessions {
  const sessions = new Map<string, Kept>();
  const open = (owner: Owner, binding: string | null) => {
    const token = `${owner.kind === 'member' ? 'ut_' : 'tt_'}${randomUUID()}`;
    sessions.set(token, { owner, binding, openedAt: Date.now() });
    return Promise.resolve(token);
  };
  return {
    open,
    openProven: ({ id }, binding) => open({ kind: 'member', id }, binding),
    openGuest: (binding) => open({ kind: 'guest', id: randomUUID() }, binding),
    find(token, binding): Promise<OpenSession | undefined> {
      const kept = sessions.get(token);
      if (!kept || (kept.binding !== null && kept.binding !== binding)) return Promise.resolve(undefined);
      return Promise.resolve({ ...kept.owner, tokenHash: Buffer.from(token), openedAt: kept.openedAt });
    },
    end({ tokenHash }) {
      sessions.delete(tokenHash.toString());
      return Promise.resolve();
    },
  };
}

/** Hashes nothing, for tests about something else. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`hash of ${password}`),
  matches: (password, hash) => Promise.resolve(hash === `hash of ${password}`),
  pretend: () => Promise.resolve(),
};

const deviceKey = (memberId: string, hash: Buffer) => `${memberId} ${hash.toString('hex')}`;

function createDevices(members: Members, told: string[]): Devices {
  const known = new Set<string>();
  return {
    async knows(email, { hash }) {
      const member = await members.findByEmail(email);
      return member !== undefined && known.has(deviceKey(member.id, hash));
    },
    note(memberId, { hash, name }, { tell }) {
      const key = deviceKey(memberId, hash);
      if (tell && !known.has(key)) told.push(`${memberId} ${name}`);
      known.add(key);
      return Promise.resolve();
    },
  };
}

/** All ports of identity for tests, with real limits: they live as long as the process and hash nothing. */
export function createMemoryIdentity(): MemoryIdentity {
  const credits = new Map<string, number>();
  const events: SecurityEvent[] = [];
  const told: string[] = [];
  const members = createMembers(credits);
  return {
    audit: {
      record(event) {
        events.push(event);
        return Promise.resolve();
      },
    },
    credits,
    devices: createDevices(members, told),
    events,
    limits: createLimits(createMemoryCounters(), 'real'),
    members,
    passwords: plainPasswords,
    sessions: createSessions(),
    told,
  };
}
