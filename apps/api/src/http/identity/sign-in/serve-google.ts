import { authCallback, type SignInOutcome } from '@kinora/contracts/identity';
import { encodeSignal } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  finishSignIn,
  type FinishedSignIn,
  type FinishSignInDeps,
  type SignInResult,
} from '../../../app/identity/sign-in/finish-sign-in.ts';
import type { Protocol, VisitorOf } from '../../create-app.ts';
import { refusal } from '../../envelope.ts';
import { readCookie } from '../visitor.ts';

export interface ServeGoogleDeps extends FinishSignInDeps {
  readonly callback: () => URL;
  readonly isUnavailable: (error: unknown) => boolean;
}

const SEE_OTHER = 303;
/** What the page keeps of the device: a hint for the limits of the start grant. */
const DEVICE_COOKIE = 'murmur';
const LONGEST_DEVICE = 128;

/** The address to go on to, with what came of it; everything else in it stays. */
function withOutcome(address: URL, name: 'signal' | 'signin', value: string): string {
  const url = new URL(address);
  for (const old of ['signal', 'signin']) url.searchParams.delete(old);
  url.searchParams.set(name, value);
  return url.href;
}

/** The page writes it percent-encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function deviceOf({ headers: { cookie } }: FastifyRequest): string | undefined {
  const device = decoded(readCookie(cookie, DEVICE_COOKIE) ?? '');
  return device === '' || device.length > LONGEST_DEVICE ? undefined : device;
}

async function finish(deps: ServeGoogleDeps, request: FastifyRequest, visitor: Awaited<ReturnType<VisitorOf>>) {
  const callback = deps.callback();
  const query = request.url.indexOf('?');
  callback.search = query < 0 ? '' : request.url.slice(query);
  const origin = visitor.origin(deviceOf(request));
  return finishSignIn(deps, { callback, browser: visitor.begun ?? '', origin });
}

function outcomeOf(result: Exclude<SignInResult, { kind: 'ticket' }>): SignInOutcome {
  if (result.kind === 'connected') return 'connected';
  return result.kind === 'nobody' ? result.reason : `connect-${result.reason}`;
}

/** Where a browser goes on: never a page of errors, and never more than a reason. */
function addressOf({ returnTo, result }: FinishedSignIn, home: URL): string {
  const address = returnTo ?? home;
  if (result.kind !== 'ticket') return withOutcome(address, 'signin', outcomeOf(result));
  return withOutcome(address, 'signal', encodeSignal({ token: result.ticket }));
}

/** Ends sign-ins with another provider: every answer goes back to the page that began them. */
export function serveGoogle(deps: ServeGoogleDeps | undefined): Protocol {
  return (app, visitorOf) => {
    const goOn = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (!deps) return reply.code(403).send(refusal(403, authCallback.refusals[403]));
      const home = new URL('/', deps.callback());
      try {
        const finished = await finish(deps, request, await visitorOf(request, reply));
        return await reply.redirect(addressOf(finished, home), SEE_OTHER);
      } catch (error) {
        const reason: SignInOutcome = deps.isUnavailable(error) ? 'busy' : 'failed';
        request.log.error({ err: error }, 'a sign-in with another provider');
        return reply.redirect(withOutcome(home, 'signin', reason), SEE_OTHER);
      }
    };
    // What answers HEAD would use a sign-in up.
    app.route({ method: 'GET', url: authCallback.path, exposeHeadRoute: false, handler: goOn });
  };
}
