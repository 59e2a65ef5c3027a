import type { Promotion, SiteConfig, SiteSeason } from '@kinora/contracts';

interface Given {
  readonly KINORA_PROMOTION: string;
  readonly KINORA_SEASONS?: string | undefined;
  readonly KINORA_ZONE: string;
  readonly KINORA_LIVE_SUPPORT_URL: string;
  readonly KINORA_SOCIALS: string;
  readonly KINORA_GPU_CREDITS: number;
}

type SiteSettings = Pick<SiteConfig, 'gpuCredits' | 'liveSupportUrl' | 'promotion' | 'seasons' | 'socials' | 'zone'>;

const HALLOWEEN: SiteSeason = {
  name: 'Halloween',
  from: '10-10',
  to: '11-03',
  image: '/seasons/halloween.svg',
  mobileImage: '/seasons/halloween-mobile.svg',
  path: '/ai-video-effects/',
};

const TEXT_MAX = 200;
const MILLI = 1000;
const DAY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const PATH = /^\/(?!\/)[\w./-]*$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Its end in epoch milliseconds; undefined for what is no time, and for the 30th of February, which parses as another day. */
function endOf(text: string): number | undefined {
  const [day = ''] = text.split('T', 1);
  const isDay = MOMENT.test(text) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay && !Number.isNaN(Date.parse(text)) ? Date.parse(text) : undefined;
}

/** A promotion with a name, words and an end; undefined for anything else. */
function datedPromotion(text: string): Promotion | undefined {
  const [name, words, end, ...rest] = text.split('|').map((part) => part.trim());
  if (!name || !words || end === undefined || rest.length > 0 || text.length > TEXT_MAX) return undefined;
  const endsAt = endOf(end);
  return endsAt === undefined ? undefined : { kind: 'dated', name, text: words, endsAt };
}

/** Throws one sentence. */
function readPromotion(text: string): Promotion {
  if (text === 'off' || text === 'daily') return { kind: text };
  const dated = datedPromotion(text);
  if (dated) return dated;
  throw new Error('KINORA_PROMOTION must be off, daily, or name|text|end with an ISO time such as 2026-12-01T00:00Z');
}

const FIELDS: Readonly<Record<keyof SiteSeason, RegExp>> = {
  name: /^[^\p{Cc}<>]{1,40}$/u,
  from: DAY,
  to: DAY,
  image: PATH,
  mobileImage: PATH,
  path: PATH,
};

function isSeason(value: unknown): value is SiteSeason {
  if (typeof value !== 'object' || value === null) return false;
  const fields = Object.entries(value);
  const isField = ([name, text]: [string, unknown]) =>
    Object.hasOwn(FIELDS, name) && typeof text === 'string' && FIELDS[name as keyof SiteSeason].test(text);
  return fields.length === Object.keys(FIELDS).length && fields.every(isField);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws one sentence. */
function readSeasons(text: string | undefined): readonly SiteSeason[] {
  if (text === undefined) return [HALLOWEEN];
  const value = parsed(text);
  if (Array.isArray(value) && value.every(isSeason)) return value;
  throw new Error(
    'KINORA_SEASONS must be a JSON list of { name, from, to, image, mobileImage, path }, days as MM-DD, pictures as paths',
  );
}

/** Throws one sentence. */
function readZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new Error('KINORA_ZONE must be a zone of the IANA list, such as Europe/Berlin');
  }
}

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

const isPair = ([name = '', url = '']: string[]) => /^[a-z]{1,20}$/.test(name) && isHttps(url);

/** Throws one sentence. */
function readSocials(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((pair) => (pair.trim() === '' ? [] : [pair.trim().split(/=(.*)/s, 2)]));
  if (pairs.every(isPair)) return Object.fromEntries(pairs) as Record<string, string>;
  throw new Error('KINORA_SOCIALS must be pairs such as youtube=https://..., separated by commas');
}

/** What the operator of a server tells its visitors. Throws one sentence. */
export function readSiteSettings(given: Given): SiteSettings {
  const { KINORA_LIVE_SUPPORT_URL: liveSupportUrl } = given;
  if (liveSupportUrl !== '' && !isHttps(liveSupportUrl)) {
    throw new Error('KINORA_LIVE_SUPPORT_URL must be an https address');
  }
  return {
    promotion: readPromotion(given.KINORA_PROMOTION),
    seasons: readSeasons(given.KINORA_SEASONS),
    zone: readZone(given.KINORA_ZONE),
    liveSupportUrl,
    gpuCredits: Math.round(given.KINORA_GPU_CREDITS * MILLI) / MILLI,
    socials: readSocials(given.KINORA_SOCIALS),
  };
}
