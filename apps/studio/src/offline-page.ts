import { directionOf } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A language, and its texts by the ids of messages; what is missing is said in English. */
export interface OfflineTexts {
  readonly locale: string;
  /** What is missing: the visitor's connection, or an answer of the server. */
  readonly missing: 'answer' | 'connection';
  readonly themeColour: string;
  readonly messages: Readonly<Record<string, string | undefined>>;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const TITLES: Readonly<Record<OfflineTexts['missing'], MessageDescriptor>> = {
  answer: msg`Kinora isn’t responding`,
  connection: msg`You’re offline`,
};

/** The page that is kept for when no page can be had: no script, and nothing of the build. */
export function offlinePage({ locale, missing, messages, themeColour }: OfflineTexts): string {
  const say = ({ id, message = '' }: MessageDescriptor) => asText(messages[id] ?? message);
  const title = say(TITLES[missing]);
  const text = say(msg`Clips in progress keep running, and nothing is charged twice. What you typed is saved here.`);
  return `<!doctype html>
<html lang="${asText(locale)}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <meta name="theme-color" content="${asText(themeColour)}" />
    <title>${title} · Kinora</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" width="64" height="64" />
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="">${say(msg`Try again`)}</a>
    </main>
  </body>
</html>
`;
}
