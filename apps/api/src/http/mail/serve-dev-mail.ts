import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { MAIL_STYLE } from '../../domain/mail/mail-style.data.ts';
import type { Outbox } from '../../domain/mail/outbox.ts';
import type { Protocol } from '../create-app.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { DEV_MAIL_STYLE, devMailPage } from './dev-mail-page.ts';

const SHOWN = 100;
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const STYLE_HASH = createHash('sha256').update(MAIL_STYLE).digest('base64');
/** A mail is shown as a document that can do nothing, with the one style sheet we know. */
const MAIL_POLICY = `sandbox; default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'self'`;

/** Only what comes from this very machine, by a name of this machine, and through no proxy. */
function isFromHere({ headers, raw: { socket } }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_NAME.test(headers.host ?? '');
}

type Answer = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => unknown;

/** The development outbox: a page, and the same as data. Not there for anybody but this machine. */
export function serveDevMail(outbox: Pick<Outbox, 'kept'>): Protocol {
  return (app: FastifyInstance) => {
    const get = (path: string, answer: Answer) =>
      app.get<{ Params: { id: string } }>(path, { exposeHeadRoute: false }, (request, reply) => {
        if (!isFromHere(request)) return reply.callNotFound();
        reply.header('cache-control', 'no-store');
        return answer(request, reply);
      });
    get('/dev/mail', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(devMailPage(await outbox.kept(SHOWN))),
    );
    get('/dev/mail.json', async (_request, reply) => {
      const mails = await outbox.kept(SHOWN);
      return reply.send(mails.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })));
    });
    get('/dev/mail.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(DEV_MAIL_STYLE));
    get('/dev/mail/:id', async ({ params: { id } }, reply) => {
      const mail = (await outbox.kept(SHOWN)).find((one) => one.id === id);
      if (!mail) return reply.callNotFound();
      reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': MAIL_POLICY });
      return reply.type('text/html; charset=utf-8').send(mail.html);
    });
  };
}
