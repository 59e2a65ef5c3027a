// What the catalogues of all languages have to be: complete, current and of the same parts as English.
import { formatter } from '@lingui/format-po';

import { translationFaults } from './translation-rules.mjs';

/** More than this share in English is a language that nobody finished; names are the same everywhere. */
const MOST_IN_ENGLISH = 0.05;

/** What a catalogue says, by id; without what it keeps of texts that are gone. */
function messagesOf(catalogue) {
  const all = Object.entries(formatter().parse(catalogue));
  return new Map(all.filter(([, { obsolete }]) => !obsolete));
}

const goneFrom = (catalogue) => Object.entries(formatter().parse(catalogue)).filter(([, { obsolete }]) => obsolete);

/** How a message is called in a breach: its text or its id, and where its words differ the occasion. */
function nameOf(id, { message, context }) {
  const name = JSON.stringify(message ?? id);
  return context ? `${name} (${context})` : name;
}

const goneBreach = ([id, one]) => `has ${nameOf(id, one)}, which no source says any more: npm run i18n`;

const englishOf = ({ message, translation }) => translation || message;

/** What a catalogue lacks of the sources, or has besides them. */
function currencyBreaches(messages, sources) {
  const lacks = [...sources].filter(([id]) => !messages.has(id));
  const spare = [...messages].filter(([id]) => !sources.has(id));
  return [
    ...lacks.map(([id, one]) => `lacks ${nameOf(id, one)}: npm run i18n`),
    ...spare.map((entry) => goneBreach(entry)),
  ];
}

/** What is wrong with one message that the sources and the catalogue have. */
function messageBreaches(locale, [id, one], source) {
  const [{ translation }, english, name] = [one, englishOf(source), nameOf(id, one)];
  if (!translation) return [`${name} is not translated`];
  return translationFaults({ locale, translation, english }).map((fault) => `${name} ${fault}`);
}

function sourceBreaches(id, one, source) {
  if (englishOf(one) === englishOf(source)) return [];
  return [`${nameOf(id, one)} is not what the sources say: npm run i18n -- --overwrite`];
}

function shareBreaches(shared, sources) {
  const same = shared.filter(([id, { translation }]) => translation === englishOf(sources.get(id))).length;
  const share = same / Math.max(1, shared.length);
  if (share <= MOST_IN_ENGLISH) return [];
  const said = `${same} of ${shared.length} messages as English does`;
  return [`says ${said}, at most ${MOST_IN_ENGLISH * 100} % may be the same`];
}

/**
 * One line per breach of a language's catalogue; `extracted` is the catalogue in the code's language that the sources
 * make today.
 */
export function catalogueBreaches({ locale, sourceLocale, catalogue, extracted }) {
  const [messages, sources] = [messagesOf(catalogue), messagesOf(extracted)];
  const shared = [...messages].filter(([id]) => sources.has(id));
  const gone = goneFrom(catalogue).map((entry) => goneBreach(entry));
  const own =
    locale === sourceLocale
      ? shared.flatMap(([id, one]) => sourceBreaches(id, one, sources.get(id)))
      : shareBreaches(shared, sources);
  const inside = shared.flatMap((entry) => messageBreaches(locale, entry, sources.get(entry[0])));
  return [...currencyBreaches(messages, sources), ...gone, ...own, ...inside].map((breach) => `${locale} ${breach}`);
}
