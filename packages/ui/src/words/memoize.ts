/** Makes what belongs to a language or a zone once: `Intl` takes longer to begin than to say a number. */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const known: Record<string, Value> = {};
  return (key) => (known[key] ??= make(key));
}
