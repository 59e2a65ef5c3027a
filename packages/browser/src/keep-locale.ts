import { LOCALE_COOKIE } from '@kinora/contracts';

import { writeCookie } from './cookies.ts';

const YEAR_DAYS = 365;

/** Keeps the language somebody chose: the server opens the first page of the next visit in it. */
export const keepLocale = (locale: string): void => writeCookie(LOCALE_COOKIE, locale, { days: YEAR_DAYS });
