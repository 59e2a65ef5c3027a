// The names and keywords that the Unicode CLDR gives to pictures of things, language by language.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Annotations of a language: of each character its name and its keywords, in lower case. */
export function readAnnotations(language) {
  const file = require.resolve(`cldr-annotations-full/annotations/${language}/annotations.json`);
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')).annotations;
  const lower = (text) => text.toLocaleLowerCase(language);
  return new Map(
    Object.entries(annotations).map(([character, { default: keywords = [], tts = [] }]) => [
      character,
      { name: lower(tts[0] ?? ''), keywords: keywords.map(lower) },
    ]),
  );
}
