import { expect, it, vi } from 'vitest';

import { memoize } from './memoize.ts';

it('makes each once', () => {
  const make = vi.fn<(locale: string) => Intl.NumberFormat>((locale) => new Intl.NumberFormat(locale));
  const formatOf = memoize(make);
  expect([formatOf('en').format(1234.5), formatOf('de').format(1234.5), formatOf('en').format(1)]).toEqual([
    '1,234.5',
    '1.234,5',
    '1',
  ]);
  expect(make.mock.calls).toEqual([['en'], ['de']]);
});

it('makes again what could not be made', () => {
  const make = vi.fn<(zone: string) => Intl.DateTimeFormat>(
    (zone) => new Intl.DateTimeFormat('en', { timeZone: zone }),
  );
  const formatOf = memoize(make);
  expect(() => formatOf('Nowhere/At_All')).toThrow(RangeError);
  expect(() => formatOf('Nowhere/At_All')).toThrow(RangeError);
  expect(make).toHaveBeenCalledTimes(2);
});
