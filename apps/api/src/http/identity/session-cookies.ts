import type { FastifyReply, FastifyRequest } from 'fastify';

import type { OpenSession, Sessions } from '../../domain/identity/identity.ts';
import { readCookie } from './visitor.ts';

/**
 * The cookies of the profile `hardened`, which no script reads. A guest's session has one of its own: it may be answered
 * while another tab signs in, and must not take the member's place.
 */
export interface SessionCookies {
  readonly member: string;
  readonly guest: string;
  readonly secure: boolean;
  /** The site whose pages may use them. */
  readonly origin: string;
}

const THIRTY_DAYS_SECONDS = 2_592_000;

/** On https `__Host-` cookies; on loopback ordinary ones that name the port, since ports share cookies. */
export function sessionCookies(url: string): SessionCookies {
  const { origin, port, protocol } = new URL(url);
  if (protocol === 'https:') {
    return { member: '__Host-kinora_member', guest: '__Host-kinora_guest', secure: true, origin };
  }
  const on = port === '' ? '80' : port;
  return { member: `kinora_member_${on}`, guest: `kinora_guest_${on}`, secure: false, origin };
}

/** Whether a page of ours sent a request, as its browser says; one that says nothing at all is no browser of today. */
export function isOwnPage({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

function send(reply: FastifyReply, { secure }: SessionCookies, { name, value, seconds }: Cookie): void {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${name}=${value}; ${attributes}`);
}

/** Gives a session to the browser, in place of any other; a guest's leaves a member's alone. */
export function keepSession(reply: FastifyReply, cookies: SessionCookies, token: string): void {
  const isMember = token.startsWith('ut_');
  send(reply, cookies, { name: isMember ? cookies.member : cookies.guest, value: token, seconds: THIRTY_DAYS_SECONDS });
  if (isMember) send(reply, cookies, { name: cookies.guest, value: '', seconds: 0 });
}

/** Takes every session out of the browser. */
export function dropSessions(reply: FastifyReply, cookies: SessionCookies): void {
  for (const name of [cookies.member, cookies.guest]) send(reply, cookies, { name, value: '', seconds: 0 });
}

interface Shown {
  readonly cookies: SessionCookies;
  /** The binding of the browser; without it, none of its sessions is one. */
  readonly binding: string | undefined;
}

/** The live session in the cookies of a page of ours, the member's before the guest's. */
export async function findKept(
  sessions: Pick<Sessions, 'find'>,
  request: FastifyRequest,
  { cookies, binding }: Shown,
): Promise<OpenSession | undefined> {
  if (binding === undefined || !isOwnPage(request, cookies.origin)) return undefined;
  for (const name of [cookies.member, cookies.guest]) {
    const token = readCookie(request.headers.cookie, name) ?? '';
    const session = token === '' ? undefined : await sessions.find(token, binding);
    if (session) return session;
  }
  return undefined;
}
