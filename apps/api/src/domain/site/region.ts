/** Where a network address belongs: an ISO 3166-1 code, or undefined where nobody knows. Never throws. */
export type CountryOf = (address: string) => string | undefined;

/** Who is served: everybody but the connections of these countries. An unknown country is served. */
export function regionRule(countryOf: CountryOf, blocked: readonly string[]): (address: string) => boolean {
  if (blocked.length === 0) return () => true;
  return (address) => !blocked.includes(countryOf(address) ?? '');
}
