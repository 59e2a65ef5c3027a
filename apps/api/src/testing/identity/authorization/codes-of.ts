import type { IdentityName } from './identities.ts';

export type Codes = Readonly<Record<IdentityName, number>>;

/** Nobody's session: no token, a broken, an old or an ended one, or a token in the wrong browser. */
const withoutSession = (code: number) => ({
  none: code,
  malformed: code,
  expired: code,
  ended: code,
  idle: code,
  cookieOnly: code,
  withoutCookie: code,
  foreignCookie: code,
  ticket: code,
});

/** A page of another site may not ask, whatever cookies its reader has. */
const REFUSED = { crossSite: 403 } as const;

export const everybody = (code: number): Codes => ({ ...withoutSession(code), ...live(code, code), ...REFUSED });
/** Pages, probes and files: they change nothing and carry nothing of anybody. */
export const open = (code: number): Codes => ({ ...everybody(code), crossSite: code });

function live(guest: number, member: number) {
  return { guest, otherGuest: guest, program: member, otherMember: member, member };
}

/** A call about the session itself: guests have one, too. */
export const sessions = (code: number): Codes => ({ ...withoutSession(401), ...live(code, code), ...REFUSED });
/** A call for members; what belongs to another is unknown. */
export const members = (own: number, other = own): Codes => ({
  ...withoutSession(401),
  ...live(403, own),
  ...REFUSED,
  otherMember: other,
});
