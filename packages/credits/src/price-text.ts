import { directionOf } from '@kinora/contracts';
import { memoize } from '@kinora/ui';

/** Parts of a price, so that its currency can stand smaller than its number. */
interface PricePart {
  readonly kind: 'currency' | 'number';
  readonly text: string;
}

const CURRENCY = 'US$';

const formatIn = memoize((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));

/** A price in cents as a reader of this language writes it, its currency always `US$` (`product-spec.md` 9). */
export function priceParts(cents: number, locale: string): readonly PricePart[] {
  // Among letters written from the right the usual order would turn `US$` into `$US`.
  const order = directionOf(locale) === 'rtl' ? 'en' : locale;
  return formatIn(order)
    .formatToParts(cents / 100)
    .reduce<PricePart[]>((parts, { type, value }) => {
      if (type === 'currency') return [...parts, { kind: 'currency', text: CURRENCY }];
      const last = parts.at(-1);
      if (last?.kind !== 'number') return [...parts, { kind: 'number', text: value }];
      return [...parts.slice(0, -1), { kind: 'number', text: last.text + value }];
    }, []);
}

/** The same in one piece: "US$15.99"; within a language written from the right it is kept apart from the text around. */
export function priceText(cents: number, locale: string): string {
  const text = priceParts(cents, locale)
    .map((part) => part.text)
    .join('');
  return directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text;
}
