/** One of a list by chance, never one of those that were picked before while there are others. */
export function pickOther<Item>(
  items: readonly Item[],
  { before, chance }: { readonly before: readonly Item[]; readonly chance: number },
): { readonly item: Item | undefined; readonly picked: readonly Item[] } {
  const last = before.at(-1);
  const left = items.filter((item) => !before.includes(item));
  // When all were picked a new round begins, not with the one that came last.
  const others = left.length > 0 ? left : items.filter((item) => item !== last || items.length === 1);
  const item = others[Math.floor(chance * others.length)];
  return { item, picked: item === undefined ? before : [...(left.length > 0 ? before : []), item] };
}
