import { priceRange, type CatalogueMode, type Choice } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const byNumber = (one: number, other: number) => one - other;

function isUnbroken(lengths: readonly number[]): boolean {
  const [first = 0] = lengths;
  return lengths.length > 2 && lengths.every((length, index) => length === first + index);
}

/** "Up to 8 s", "6 or 10 s", "4 to 8 s" from the lengths a model makes. */
export function lengthsWords(values: readonly Choice[] | undefined): MessageDescriptor {
  const lengths = (values ?? []).map(Number).toSorted(byNumber);
  const shortest = lengths[0] ?? 0;
  const longest = lengths.at(-1) ?? 0;
  if (lengths.length <= 1) return msg`${longest} s`;
  if (isUnbroken(lengths)) return msg`Up to ${longest} s`;
  return lengths.length === 2 ? msg`${shortest} or ${longest} s` : msg`${shortest} to ${longest} s`;
}

/** The lines of a resolution. */
export const pixels = (resolution: Choice): number =>
  resolution === '4k' ? 2160 : Number.parseInt(String(resolution), 10);

/** The largest resolution, or undefined where the maker offers none to choose. */
export function largestResolution(values: readonly Choice[] | undefined): string | undefined {
  const [largest] = (values ?? []).toSorted((one, other) => pixels(other) - pixels(one));
  return largest === undefined ? undefined : String(largest).replace('k', 'K');
}

/** What a clip costs: one price, or from the cheapest to the dearest. */
export function priceWords(mode: CatalogueMode, gpuCredits: number): MessageDescriptor {
  const { from, to } = priceRange(mode, gpuCredits);
  return from === to
    ? msg`${plural(from, { one: '# credit per clip', other: '# credits per clip' })}`
    : msg`${from} to ${plural(to, { one: '# credit', other: '# credits' })}`;
}

/** Whether a model can make sound. */
export const hasSound = ({ parameters }: CatalogueMode): boolean => parameters.audio?.includes(true) ?? false;
