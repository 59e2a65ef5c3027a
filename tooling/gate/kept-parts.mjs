// A task of many parts, each remembered by a key of its own: stories by package, end-to-end tests by file.

/** 1 of 3 runners takes every third part: `1/3`. All without a shard. */
export function ofShard(parts, shard) {
  if (!shard) return parts;
  const { index, count } = /^(?<index>\d+)\/(?<count>\d+)$/.exec(shard)?.groups ?? {};
  if (!(Number(index) >= 1 && Number(index) <= Number(count))) {
    throw new Error(`KINORA_SHARD is "${shard}"; write 1/3 for the first of three.`);
  }
  return parts.filter((_, at) => at % Number(count) === Number(index) - 1);
}

/**
 * Tells parts that must run from those that need not. Each part is `{ name, key }`; `before` maps the names of a
 * commit that is taken for green to their keys. Returns `{ todo, kept: [{ name, about }], unchanged: [name] }`.
 */
export function sortParts(parts, { store, forget = false, before }) {
  const unchanged = parts.filter(({ name, key }) => before?.get(name) === key);
  const rest = parts.filter((part) => !unchanged.includes(part));
  const looked = rest.map((part) => ({ ...part, about: forget ? undefined : store?.read(part.key)?.about }));
  return {
    todo: looked.filter(({ about }) => !about).map(({ name, key }) => ({ name, key })),
    kept: looked.filter(({ about }) => about),
    unchanged: unchanged.map(({ name }) => name),
  };
}

/** What was proved by a kept part, in words: "auth: 131 passed on 2026-11-20 14:03 at 240fba8e". */
const keptLine = ({ name, about }) =>
  `${name}: ${about.passed} passed on ${about.at.slice(0, 16).replace('T', ' ')} UTC at ${about.commit}`;

/** The summary of kept parts, as a test runner prints its own: the gate's sum counts it. */
export function keptSummary(kept) {
  const passed = kept.reduce((sum, { about }) => sum + about.passed, 0);
  return kept.length > 0 ? [...kept.map(keptLine), `      Tests  ${passed} passed (${passed}), remembered`] : [];
}
