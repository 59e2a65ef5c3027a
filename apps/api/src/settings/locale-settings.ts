import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { SiteLocales } from '@kinora/contracts';

interface Given {
  readonly KINORA_LOCALES: string;
  readonly KINORA_DEFAULT_LOCALE: string;
  /** The folder of the built web app. */
  readonly KINORA_STUDIO: string;
}

/** The language of the texts in the code, which needs no catalogue. */
const IN_THE_CODE = 'en';
/** As in a path: a language and perhaps a script or a region. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

/** The languages the web app was built with. */
function builtIn(studio: string): readonly string[] {
  const folder = join(studio, '_i18n');
  return existsSync(folder) ? readdirSync(folder).filter((name) => TAG.test(name)) : [];
}

/** The languages of this server, the default one first, the others by their names. Throws one sentence. */
export function readLocaleSettings(given: Given): SiteLocales {
  const { KINORA_DEFAULT_LOCALE: defaultLocale } = given;
  const built = builtIn(given.KINORA_STUDIO);
  const listed = given.KINORA_LOCALES.split(',').flatMap((one) => one.trim() || []);
  const unreadable = [...listed, defaultLocale].find((locale) => !TAG.test(locale));
  if (unreadable !== undefined) throw new Error(`KINORA_LOCALES must be tags such as en,de,ar; it has ${unreadable}`);
  const missing = listed.find((locale) => built.length > 0 && !built.includes(locale));
  if (missing !== undefined) {
    throw new Error(`KINORA_LOCALES has ${missing}, the web app has a catalogue of ${built.join(', ')} only`);
  }
  const all = listed.length > 0 ? listed : [IN_THE_CODE, ...built];
  if (!all.includes(defaultLocale))
    throw new Error(`KINORA_DEFAULT_LOCALE=${defaultLocale} is not among ${all.join(', ')}`);
  const others = [...new Set(all)].filter((locale) => locale !== defaultLocale);
  return { locales: [defaultLocale, ...others.toSorted()], defaultLocale };
}
