import type { SharedClip } from '@kinora/contracts/share';

import { inAttribute, openGraphLocale, property, SITE_NAME } from './page-head.ts';

export interface SharedPlace {
  /** The address of this server. */
  readonly base: string;
  /** The path of the page, with its language. */
  readonly address: string;
  readonly locale: string;
}

const TITLE_MAX = 70;
const DESCRIPTION_MAX = 200;

function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : line;
}

/** What a clip is called where only a link to it is shown: by what was asked for, else by who made it. */
function namesOf({ by, settings }: SharedClip) {
  const prompt = settings?.prompt ?? '';
  const name = cut(prompt === '' ? by : prompt, TITLE_MAX);
  return { title: name === '' ? SITE_NAME : `${name} · ${SITE_NAME}`, description: cut(prompt, DESCRIPTION_MAX) };
}

/** JSON that no HTML parser mistakes for the end of its script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function headOf(shared: SharedClip, { address, base, locale }: SharedPlace): readonly string[] {
  const { clip } = shared;
  const { title, description } = namesOf(shared);
  const at = (path: string) => inAttribute(new URL(path, base).href);
  return [
    property('type', 'video.other'),
    property('site_name', SITE_NAME),
    property('url', at(address)),
    property('title', inAttribute(title)),
    property('description', inAttribute(description)),
    property('locale', openGraphLocale(locale)),
    property('image', at(clip.poster)),
    property('image:type', 'image/jpeg'),
    property('image:width', clip.width),
    property('image:height', clip.height),
    property('video', at(clip.url)),
    property('video:type', 'video/mp4'),
    property('video:width', clip.width),
    property('video:height', clip.height),
    // The page may stand in no frame, so there is no player to name; readers of this card show the picture.
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${inAttribute(title)}">`,
    `<meta name="twitter:description" content="${inAttribute(description)}">`,
    `<meta name="twitter:image" content="${at(clip.poster)}">`,
    `<link rel="preload" as="image" href="${inAttribute(clip.poster)}">`,
    `<script type="application/json" id="kinora-shared">${inScript(shared)}</script>`,
  ];
}

/** What is seen where no script runs. */
function bodyOf(shared: SharedClip): string {
  const { poster, url, width, height } = shared.clip;
  const [name, prompt] = [inAttribute(namesOf(shared).title), inAttribute(shared.settings?.prompt ?? '')];
  const size = `width="${width}" height="${height}"`;
  const video = `<video controls preload="none" src="${inAttribute(url)}" poster="${inAttribute(poster)}" ${size}></video>`;
  return `<noscript><main><h1>${name}</h1>${video}<p>${prompt}</p></main></noscript>`;
}

/** The page of a link: what other sites read of it, and the clip, so that the studio need not ask. */
export function withShared(html: string, shared: SharedClip, place: SharedPlace): string {
  const { title, description } = namesOf(shared);
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${inAttribute(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_whole, start: string) => `${start}${inAttribute(description)}"`,
    )
    .replace('</head>', () => `${headOf(shared, place).join('')}</head>`)
    .replace('</body>', () => `${bodyOf(shared)}</body>`);
}
