import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** The languages that there is a catalogue of, and what it says by the ids of messages. */
export interface Catalogue {
  readonly locales: readonly string[];
  /** What has no translation is said in the language of the code. */
  readonly messagesOf: (locale: string) => Promise<Record<string, string>>;
}

/** The texts of the studio, as Lingui's configuration finds them. */
export function openCatalogue(configPath: string): Catalogue {
  const config = getConfig({ configPath });
  const { fallbackLocales, locales, sourceLocale } = config;
  return {
    locales,
    async messagesOf(locale) {
      const [catalog] = await getCatalogs(config);
      if (!catalog) throw new Error('lingui.config.mjs names no catalog');
      const { messages } = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
      return messages;
    },
  };
}
