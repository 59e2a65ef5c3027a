import type { EndpointName, Envelope } from '@kinora/contracts/wire';
import type { FastifyRequest } from 'fastify';

import { refusal } from './envelope.ts';

/** GETs that change something: a picture on another page, or a link in a mail, must not set them off. */
const CHANGING_GETS: ReadonlySet<EndpointName> = new Set(['authLogin', 'checkCode', 'logout', 'sendCode']);

const OURS: readonly unknown[] = [undefined, 'same-origin', 'same-site'];

/**
 * Why a browser's request is refused for where it comes from. No call is answered for another site's page; those GETs
 * that change something also not for an address that was typed or opened from elsewhere (`none`). Clients that are no
 * browsers say nothing, and have no sessions of browsers.
 */
export function siteProblem(name: EndpointName, { headers }: Pick<FastifyRequest, 'headers'>): Envelope | undefined {
  const site = headers['sec-fetch-site'];
  const isRefused = CHANGING_GETS.has(name) ? !OURS.includes(site) : site === 'cross-site';
  return isRefused ? refusal(403, 'cross-site') : undefined;
}
