import { LOCALE_COOKIE, pathInLocale, type SiteConfig } from '@kinora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookie } from '../identity/visitor.ts';
import { preferredLocale } from './preferred-locale.ts';

/** Where everybody arrives who names no page. */
export const HOME = '/home/';

/** The language of a first page: the one that was chosen here before, else the one the browser likes best. */
export function firstLocale({ headers }: FastifyRequest, { defaultLocale, locales }: SiteConfig): string {
  const chosen = readCookie(headers.cookie, LOCALE_COOKIE);
  if (chosen !== undefined && locales.includes(chosen)) return chosen;
  return preferredLocale(headers['accept-language'], locales) ?? defaultLocale;
}

/** Sends everybody from the root to the first page of their language. */
export function openHome(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, locale }: { config: SiteConfig; locale: string },
) {
  const [, query] = request.url.split('?', 2);
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-language, cookie' });
  return reply.redirect(
    `${pathInLocale({ locale, path: HOME }, config)}${query === undefined ? '' : `?${query}`}`,
    302,
  );
}
