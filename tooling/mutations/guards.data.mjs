/**
 * Every guard between a request and what it may not touch: `find` stands once in the file, and with `replace` in its
 * place the guard is gone. `also` is a second one behind it: each of the two alone lets nobody through.
 */
export const GUARDS = [
  {
    name: 'a session is needed',
    file: 'apps/api/src/http/answer.ts',
    find: "if (!session) return refusal(CODES.sessionExpired, 'session-expired');",
    replace: '',
  },
  {
    name: 'a guest is no member',
    file: 'apps/api/src/http/answer.ts',
    find: "if (route.access === 'member' && session.kind !== 'member') {",
    replace: "if (route.access === 'member' && session.kind === 'nobody') {",
  },
  {
    name: 'a token is bound to its browser',
    file: 'apps/api/src/adapters/postgres/identity/postgres-sessions.ts',
    find: 'hash === null || (binding !== undefined && hashOf(binding).equals(hash));',
    replace: 'true;',
  },
  {
    name: 'a session ends after its time',
    file: 'apps/api/src/adapters/postgres/identity/postgres-sessions.ts',
    find: ".where('expires_at', '>', sql<number>`now()`)",
    replace: '',
  },
  {
    name: 'a session ends without use',
    file: 'apps/api/src/adapters/postgres/identity/postgres-sessions.ts',
    find: ".where('used_at', '>', sql<number>`now() - interval '7 days'`)",
    replace: '',
  },
  {
    name: 'an ended session stays ended',
    file: 'apps/api/src/adapters/postgres/identity/postgres-sessions.ts',
    find: ".where('ended_at', 'is', null)",
    replace: '',
  },
  {
    name: 'events are for members',
    file: 'apps/api/src/http/creations/serve-events.ts',
    find: "if (session.kind !== 'member') return reply.code(403).send(refusal(403, 'members-only'));",
    replace: '',
  },
  {
    name: 'uploads are for members',
    file: 'apps/api/src/http/uploads/serve-uploads.ts',
    find: "if (session.kind !== 'member') return { status: 403, reason: 'members-only' satisfies TusReason };",
    replace: '',
  },
  {
    name: 'no other site may call',
    file: 'apps/api/src/http/fetch-site.ts',
    find: "return isRefused ? refusal(403, 'cross-site') : undefined;",
    replace: 'return isRefused ? undefined : undefined;',
  },
  {
    name: 'no other site may listen to events',
    file: 'apps/api/src/http/creations/serve-events.ts',
    find: "if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send(refusal(403, 'cross-site'));",
    replace: '',
  },
  {
    name: 'no other site may upload',
    file: 'apps/api/src/http/uploads/serve-uploads.ts',
    find: "if (request.headers['sec-fetch-site'] === 'cross-site') return { status: 403, reason: 'cross-site' };",
    replace: '',
  },
  {
    name: 'creations are read by their member alone',
    file: 'apps/api/src/adapters/postgres/creations/postgres-creations.ts',
    find: ".where('c.member_id', '=', memberId)",
    replace: '',
  },
  {
    name: 'creations are cancelled by their member alone',
    file: 'apps/api/src/adapters/postgres/functions/creations/creation_cancel.sql',
    find: 'where id = p_id and member_id = p_member and removed_at is null for update;',
    replace: 'where id = p_id and removed_at is null for update;',
  },
  {
    name: 'uploads are read by their member alone',
    file: 'apps/api/src/adapters/postgres/uploads/postgres-uploads.ts',
    find: ".where('u.member_id', '=', memberId)",
    replace: '',
  },
  {
    name: 'uploads are added to by their member alone',
    file: 'apps/api/src/adapters/postgres/functions/uploads/upload_lock.sql',
    find: 'select * into u from upload where id = p_id and member_id = p_member and removed_at is null for update;',
    replace: 'select * into u from upload where id = p_id and removed_at is null for update;',
    also: {
      file: 'apps/api/src/adapters/postgres/uploads/postgres-uploads.ts',
      find: ".where('u.member_id', '=', memberId)",
      replace: '',
    },
  },
  {
    name: 'uploads are removed by their member alone',
    file: 'apps/api/src/adapters/postgres/functions/uploads/upload_remove.sql',
    find: 'where id = p_id and member_id = p_member and removed_at is null\n  returning * into u;',
    replace: 'where id = p_id and removed_at is null\n  returning * into u;',
  },
  {
    name: 'what init-member said belongs to its session',
    file: 'apps/api/src/http/identity/sign-in/product-routes.ts',
    find: "if (id !== memberIdOf(visitor) || token !== visitor.token) return fail({ reason: 'members-only' });",
    replace: '',
  },
  {
    name: 'sessions are ended by their member alone',
    file: 'apps/api/src/adapters/postgres/identity/postgres-member-sessions.ts',
    find: ".set({ ended_at: new Date() })\n    .where('member_id', '=', memberId)",
    replace: '.set({ ended_at: new Date() })',
  },
  {
    name: 'a guest is told apart from a member by init-member',
    file: 'apps/api/src/http/identity/sign-in/ticket-routes.ts',
    find: "if (session.kind !== 'member') return fail({ reason: 'members-only', details: { reason: 'members-only' } });",
    replace: '',
  },
];
