const PRICE = /^(\d{1,7})\.(\d{2})$/;

/** Cents of a price as the account site writes it (`15.99`); null for anything else. */
export function centsOf(price: unknown): number | null {
  const [, whole, part] = PRICE.exec(typeof price === 'string' ? price : '') ?? [];
  return whole === undefined || part === undefined ? null : Number(whole) * 100 + Number(part);
}
