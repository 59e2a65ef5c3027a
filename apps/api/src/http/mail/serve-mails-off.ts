import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AccountChanges } from '../../domain/identity/account-changes.ts';
import { escapeHtml } from '../../domain/mail/mail-html.ts';
import { MAIL_STYLE } from '../../domain/mail/mail-style.data.ts';
import type { StoppingWords } from '../../domain/mail/mail-text.ts';
import { MAIL_LANGUAGES, mailLanguageOf } from '../../domain/mail/render-mail.ts';
import type { Protocol } from '../create-app.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { textOf } from '../library/serve-media.ts';
import type { MediaAddresses } from '../media-address.ts';
import { mailLocaleOf } from './mail-locale.ts';

export interface MailsOffDeps {
  readonly addresses: Pick<MediaAddresses, 'check'>;
  readonly changes: Pick<AccountChanges, 'edit'>;
}

const PATH = '/mails/off/:id';
const BODY_BYTES = 1024;
const WRONG = 404;
const STYLE = `${MAIL_STYLE}button { border: 0; font: inherit; cursor: pointer; }\n`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** A page that can do one thing: send its form back here. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

type Shown = 'asked' | 'done' | 'wrong';

function contentOf(words: StoppingWords, shown: Shown): string {
  const { title, text } = words[shown];
  const said = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`;
  // Without an action the form goes to this very address.
  if (shown === 'asked') {
    return `${said}\n<form method="post"><button class="button">${escapeHtml(words.press)}</button></form>`;
  }
  return `${said}\n<p><a href="/member/#mails">${escapeHtml(words.center)}</a></p>`;
}

function pageOf(shown: Shown, locale: string): string {
  const language = mailLanguageOf(locale);
  const { stopping } = MAIL_LANGUAGES[language];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(stopping[shown].title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">Kinora</p>
${contentOf(stopping, shown)}
</main>
</body>
</html>
`;
}

function show(request: FastifyRequest, reply: FastifyReply, shown: Shown) {
  reply.code(shown === 'wrong' ? WRONG : 200).type('text/html; charset=utf-8');
  reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-store' });
  return reply.send(pageOf(shown, mailLocaleOf(request.headers['accept-language'])));
}

/**
 * Where mails about long batches are stopped by the signed address that each of them carries, without a session. A GET
 * asks and changes nothing: readers look at links by themselves. A POST does it, whatever is in it: the form of the page,
 * or a mail reader's one press (RFC 8058).
 */
export function serveMailsOff({ addresses, changes }: MailsOffDeps): Protocol {
  function memberOf({ params, query }: FastifyRequest): string | undefined {
    const id = textOf(params, 'id');
    const address = { id, expires: textOf(query, 'expires'), signature: textOf(query, 'signature') };
    return addresses.check(address) === 'ok' ? id : undefined;
  }

  async function stop(request: FastifyRequest, reply: FastifyReply) {
    const member = memberOf(request);
    if (member === undefined) return show(request, reply, 'wrong');
    await changes.edit(member, { mailsLongClips: false });
    return show(request, reply, 'done');
  }

  return (app) =>
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, _body, parsed) =>
        parsed(null),
      );
      scope.route({
        method: 'GET',
        url: PATH,
        handler: (request, reply) => show(request, reply, memberOf(request) === undefined ? 'wrong' : 'asked'),
      });
      scope.route({ method: 'POST', url: PATH, bodyLimit: BODY_BYTES, handler: stop });
      done();
    });
}
