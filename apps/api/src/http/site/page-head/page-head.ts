import { pathInLocale, type SiteLocales } from '@kinora/contracts';

const IMAGE = { path: '/share/kinora.jpg', alt: 'Kinora', width: 1200, height: 630 };
export const SITE_NAME = 'Kinora';
/** What readers of Open Graph know instead of the largest country of a language. */
const OPEN_GRAPH_LOCALES: Readonly<Record<string, string>> = { ar: 'ar_AR' };
const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/** Where a page is found. */
export interface PageAddress {
  readonly locale: string;
  /** Without a language. */
  readonly path: string;
  /** The address of this server, as its operator gave it: never what a request says of itself. */
  readonly base: string;
  readonly locales: SiteLocales;
}

/** The picture that stands for a page; a path of ours. */
export interface ShareImage {
  readonly image: string;
  readonly imageAlt: string;
}

/** As an attribute between double quotes; also for XML. */
export const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The address of a page as others see it. */
export const addressIn = (locale: string, { base, locales, path }: Omit<PageAddress, 'locale'>): string =>
  new URL(pathInLocale({ locale, path }, locales), base).href;

/** The same page in each language and for all other languages; nothing where there is one language. */
export function alternatesOf(address: Omit<PageAddress, 'locale'>): readonly { lang: string; href: string }[] {
  const { locales, defaultLocale } = address.locales;
  if (locales.length < 2) return [];
  const all = locales.map((lang) => ({ lang, href: addressIn(lang, address) }));
  return [...all, { lang: 'x-default', href: addressIn(defaultLocale, address) }];
}

/** `de_DE`, as Open Graph names languages. */
export function openGraphLocale(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  return OPEN_GRAPH_LOCALES[locale] ?? `${language}_${region}`;
}

/** An Open Graph tag; a text has been escaped for it. */
export const property = (name: string, content: string | number) => `<meta property="og:${name}" content="${content}">`;

function imageTags(base: string, share: ShareImage | undefined): string[] {
  return [
    property('image', inAttribute(new URL(share?.image ?? IMAGE.path, base).href)),
    property('image:type', 'image/jpeg'),
    property('image:width', IMAGE.width),
    property('image:height', IMAGE.height),
    property('image:alt', inAttribute(share?.imageAlt ?? IMAGE.alt)),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/**
 * A page of ours with what search engines and other sites read in its head: its one address, the same page in other
 * languages, and what is shown beside a link to it. Title and description are those that the page has.
 */
export function withPageHead(html: string, address: PageAddress, share?: ShareImage): string {
  const { base, locale, locales } = address;
  const href = inAttribute(addressIn(locale, address));
  // Both stand in the page, escaped for it; a title is text, in which quotes may stand.
  const title = (TITLE.exec(html)?.[1] ?? SITE_NAME).replaceAll('"', '&quot;');
  const description = DESCRIPTION.exec(html)?.[1] ?? '';
  const head = [
    `<link rel="canonical" href="${href}">`,
    ...alternatesOf(address).map(
      (one) => `<link rel="alternate" hreflang="${one.lang}" href="${inAttribute(one.href)}">`,
    ),
    property('type', 'website'),
    property('site_name', SITE_NAME),
    property('url', href),
    property('title', title),
    property('description', description),
    property('locale', openGraphLocale(locale)),
    ...locales.locales
      .filter((other) => other !== locale)
      .map((other) => property('locale:alternate', openGraphLocale(other))),
    ...imageTags(base, share),
  ];
  return html.replace('</head>', () => `${head.join('')}</head>`);
}

/** A private page: search engines must not index it. */
export const withNoIndex = (html: string): string =>
  html.replace('</head>', () => '<meta name="robots" content="noindex"></head>');
