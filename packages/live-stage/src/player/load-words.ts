import { languagesIn, openWords, type Words, type WordTable } from '@kinora/reading';

type LoadTable = () => Promise<{ readonly default: WordTable }>;

/** Each language's nouns are a file of their own, fetched when a prompt is written in it and kept for a year. */
const TABLES: Readonly<Record<string, LoadTable>> = {
  ar: () => import('@kinora/reading/words/ar.json'),
  de: () => import('@kinora/reading/words/de.json'),
  en: () => import('@kinora/reading/words/en.json'),
  es: () => import('@kinora/reading/words/es.json'),
  fr: () => import('@kinora/reading/words/fr.json'),
  it: () => import('@kinora/reading/words/it.json'),
  ja: () => import('@kinora/reading/words/ja.json'),
  pt: () => import('@kinora/reading/words/pt.json'),
  tr: () => import('@kinora/reading/words/tr.json'),
  zh: () => import('@kinora/reading/words/zh.json'),
};

const opened = new Map<string, Promise<Words>>();

/** The nouns of a language, once for all prompts; what could not be loaded is tried again. */
function wordsOf(language: string): Promise<Words> {
  const load = TABLES[language];
  const words = opened.get(language) ?? (load ? load().then((table) => openWords([table.default])) : undefined);
  if (!words) return Promise.resolve(new Map());
  opened.set(language, words);
  words.catch(() => opened.delete(language));
  return words;
}

/** The nouns that a prompt's plan is made with: the server makes the same plan with the same. */
export async function loadWords(prompt: string): Promise<Words> {
  const all = await Promise.all(languagesIn(prompt).map(wordsOf));
  return new Map(all.flatMap((words) => [...words]));
}
