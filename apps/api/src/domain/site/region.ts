/** Where a network address belongs: an ISO 3166-1 code, or undefined when unknown. Never throws. */
export type CountryOf = (address: string) => string | undefined;

/** Serves all connections except those from these countries. An unknown country is served. */
export function regionRule(countryOf: CountryOf, blocked: readonly string[]): (address: string) => boolean {
  if (blocked.length === 0) return () => true;
  return (address) => !blocked.includes(countryOf(address) ?? '');
}
