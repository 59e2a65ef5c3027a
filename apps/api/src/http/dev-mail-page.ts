import { escapeHtml } from '../domain/mails/mail-html.ts';
import type { KeptMail } from '../domain/outbox.ts';

/** The style sheet of the page; an answer of its own, since the page's policy takes nothing inline. */
export const DEV_MAIL_STYLE = `:root { color-scheme: light dark; }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
article { margin: 24px 0; padding: 16px; border: 1px solid GrayText; border-radius: 12px; }
h1 { font-size: 24px; }
h2 { margin: 0; font-size: 18px; }
pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
iframe { box-sizing: border-box; width: 100%; height: 640px; border: 1px solid GrayText; border-radius: 8px; }
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
