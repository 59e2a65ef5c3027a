type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values of JSON are the same, in whatever order their fields stand. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // Both are lists or both are records, and a list has its places as names.
  const [first, second] = [one as Fields, other as Fields];
  const names = Object.keys(first);
  if (names.length !== Object.keys(second).length) return false;
  return names.every((name) => Object.hasOwn(second, name) && sameJson(first[name], second[name]));
}
