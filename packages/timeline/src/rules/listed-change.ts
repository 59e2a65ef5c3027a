interface Entity {
  readonly id: string;
}

interface ListedChange<One extends Entity> {
  readonly id: string;
  readonly before: One | null;
  readonly after: One | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** Whether two values are the same as JSON. */
export const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The change of a list's entity and of its place, or null. A new one goes to the end. */
export function listedChange<One extends Entity>(
  list: readonly One[],
  { before, after, to }: { before: One | null; after: One | null; to?: number | undefined },
): ListedChange<One> | null {
  const entity = after ?? before;
  if (!entity) return null;
  const from = before ? list.findIndex(({ id }) => id === before.id) : null;
  const place = after ? (to ?? from ?? list.length) : null;
  if (from === place && isSame(before, after)) return null;
  return { id: entity.id, before, after, from, to: place };
}
