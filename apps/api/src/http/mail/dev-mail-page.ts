import { escapeHtml } from '../../domain/mail/mail-html.ts';
import type { KeptMail } from '../../domain/mail/outbox.ts';

/** The style sheet of the page, in the studio's colours; an answer of its own, since the page's policy takes nothing inline. */
export const DEV_MAIL_STYLE = `:root { color-scheme: dark; }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px; background: #0f0e0d; color: #d8d1c6; font: 15px/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
article { margin: 16px 0; padding: 20px; border-radius: 20px; background: #181614; box-shadow: inset 0 0 0 1px rgb(255 241 220 / 0.09); }
h1, h2 { color: #f8f3ea; font-family: Fraunces, Georgia, serif; font-weight: 430; }
h1 { margin: 8px 0 4px; font-size: 28px; }
h2 { margin: 0; font-size: 20px; }
p { margin: 4px 0; color: #a8a094; }
a { color: #ffca7a; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid #ffca7a; outline-offset: 2px; border-radius: 4px; }
pre { margin: 16px 0; padding: 14px; border-radius: 12px; background: #080706; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
iframe { box-sizing: border-box; width: 100%; height: 640px; margin-top: 12px; border: 0; border-radius: 12px; background: #fff; }
`;

const linked = (line: string) =>
  escapeHtml(line).replace(/https?:\/\/\S+/, (address) => `<a href="${address}">${address}</a>`);

function articleOf({ id, to, subject, text, at }: KeptMail): string {
  return `<article>
<h2><bdi>${escapeHtml(subject)}</bdi></h2>
<p>To <bdi>${escapeHtml(to)}</bdi>, <time>${new Date(at).toISOString()}</time></p>
<pre>${text.split('\n').map(linked).join('\n')}</pre>
<details><summary>HTML</summary><iframe sandbox title="${escapeHtml(subject)}" loading="lazy" src="/dev/mail/${id}"></iframe></details>
</article>`;
}

/** The development outbox as a page without scripts. */
export function devMailPage(mails: readonly KeptMail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail of this machine</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>Mail of this machine</h1>
<p>No mail server is set, so mails are kept here for a day. The same as data: <a href="/dev/mail.json">mail.json</a>.</p>
${list}
</main>
</body>
</html>
`;
}
