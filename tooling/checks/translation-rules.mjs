// What is wrong with one translation, beside the text it translates.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const TAG = /<\/?[A-Za-z0-9]+\/?>/g;
const COUNTED = { plural: 'cardinal', selectordinal: 'ordinal' };

const caseNames = (cases) => Object.keys(cases).filter((name) => name !== 'offset' && !/^\d+$/.test(name));

/** Placeholders, tags and plurals of a compiled message, whatever they stand in. */
function partsOf(tokens, parts = { placeholders: new Set(), tags: new Set(), plurals: [] }) {
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const tag of token.match(TAG) ?? []) parts.tags.add(tag);
      continue;
    }
    const [name, kind, cases] = token;
    parts.placeholders.add(`{${name}}`);
    if (typeof cases !== 'object') continue;
    if (COUNTED[kind]) parts.plurals.push({ name, type: COUNTED[kind], categories: caseNames(cases) });
    for (const one of Object.values(cases)) if (Array.isArray(one)) partsOf(one, parts);
  }
  return parts;
}

function parse(text) {
  try {
    return { parts: partsOf(compileMessageOrThrow(text)) };
  } catch (error) {
    return { fault: error.message.split('\n', 1)[0] };
  }
}

const listed = (names) => [...names].toSorted((one, other) => (one < other ? -1 : 1)).join(' ') || 'none';

function differences(what, mine, source) {
  if (mine.symmetricDifference(source).size === 0) return [];
  return [`has the ${what} ${listed(mine)} where English has ${listed(source)}`];
}

/** Categories as CLDR has them for the language; a number of its own such as `=0` may stand beside them. */
function pluralFault({ name, type, categories }, locale) {
  const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
  if (new Set(categories).symmetricDifference(new Set(pluralCategories)).size === 0) return [];
  return [`has the plurals ${listed(categories)} of {${name}}, and its language has ${listed(pluralCategories)}`];
}

/** A sentence's end for everything that is wrong with a translation of an English text. */
export function translationFaults({ locale, translation, english }) {
  // To the parser it may begin a quotation, which hides placeholders; print has another one.
  const apostrophe = translation.includes("'") ? ['has an ASCII apostrophe, which quotes: write ’'] : [];
  const { parts, fault } = parse(translation);
  if (!parts) return [...apostrophe, `does not parse: ${fault}`];
  const source = parse(english).parts ?? parts;
  return [
    ...apostrophe,
    ...differences('placeholders', parts.placeholders, source.placeholders),
    ...differences('tags', parts.tags, source.tags),
    ...parts.plurals.flatMap((plural) => pluralFault(plural, locale)),
  ];
}
