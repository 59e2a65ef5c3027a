/** Whether two values of JSON say the same; the order of the fields does not matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSameJson(value, others.get(name)))
  );
}
