// Words that a language's annotations have for what is drawn.

/** A keyword of more pictures than this says what they have in common, not what they show. */
const SHARED_BY = 3;
const LONGEST_NAME = 3;
/** Shorter ones, in letters of Europe, are words of grammar more often than names. */
const SHORTEST = 3;

const isLong = (text) => text.length >= SHORTEST || !/^\p{Script=Latin}+$/u.test(text);
const isPlain = (text) => isLong(text) && text.split(' ').length <= LONGEST_NAME && !/[“”"():,]/u.test(text);

/** How many pictures each keyword belongs to. */
function countKeywords(annotations) {
  const counts = new Map();
  for (const { keywords } of annotations.values()) {
    for (const keyword of keywords) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  }
  return counts;
}

function setOnce(map, key, value) {
  if (!map.has(key)) map.set(key, value);
}

/** A check of keywords that name a thing: neither refused nor with an ending of verbs and adjectives. */
function thingCheck({ ending, refused = [] }) {
  const unlike = new Set(refused);
  return (keyword) => !unlike.has(keyword) && (keyword.includes(' ') || !ending?.test(keyword));
}

/**
 * The names and the near words of a language, each with its subject. A name is exact where the picture is; keywords that
 * few pictures share are near, and so are names of pictures that are only near. Keywords that are `refused`, or end like
 * `ending` of `unlike`, name nothing that could be near.
 */
export function annotatedWords(annotations, characters, unlike = {}) {
  const counts = countKeywords(annotations);
  const isThing = thingCheck(unlike);
  const isTelling = (keyword) => isPlain(keyword) && counts.get(keyword) <= SHARED_BY && isThing(keyword);
  const names = new Map();
  const near = new Map();
  for (const { character, isExact, subject } of characters) {
    const { keywords = [], name = '' } = annotations.get(character) ?? {};
    if (isPlain(name)) setOnce(isExact ? names : near, name, subject);
    for (const keyword of keywords.filter(isTelling)) setOnce(near, keyword, subject);
  }
  for (const name of names.keys()) near.delete(name);
  return { names, near };
}
