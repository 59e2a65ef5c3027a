import { fail, ok } from '@kinora/contracts';

import { ACCEPTED_FORMATS } from './refusal.ts';
import type { SniffResult } from './sniffed.ts';

const BRANDS_AT = 16;
/** What a QuickTime file from before `ftyp` may begin with. */
const OLD_QUICKTIME = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const MP4 = /^(?:iso\d|isom|mp4\d|avc1|hvc1|av01|dash|cmf\w|m4v |msnv|ndsc|xavc|f4v |mmp4|iso\w)$/;

/** Decides for files made of boxes by their brands (ISO/IEC 14496-12, section 4.3); `null` when it is none. */
export function sniffBoxes(text: string): SniffResult | null {
  const first = text.slice(4, 8);
  if (OLD_QUICKTIME.includes(first)) return ok({ kind: 'video', format: 'mov' });
  if (first !== 'ftyp') return null;
  const major = text.slice(8, 12).toLowerCase();
  const brands = [major, ...compatibleBrands(text)];
  if (brands.includes('avis')) return fail({ reason: 'animated-picture', detail: { found: 'avif' } });
  if (brands.includes('avif')) return ok({ kind: 'picture', format: 'avif' });
  if (HEIC.includes(major)) return fail({ reason: 'heic', detail: { accepted: ACCEPTED_FORMATS } });
  return sniffFilm(major, brands);
}

function sniffFilm(major: string, brands: readonly string[]): SniffResult {
  if (major === 'qt  ') return ok({ kind: 'video', format: 'mov' });
  if (major.startsWith('m4a') || major.startsWith('m4b')) return ok({ kind: 'sound', format: 'm4a' });
  if (MP4.test(major) || (!/^(?:3g|crx|jp)/.test(major) && brands.some((brand) => MP4.test(brand)))) {
    return ok({ kind: 'video', format: 'mp4' });
  }
  const found = major.replaceAll(/[^\w ]/g, '?').trim();
  return fail({ reason: 'unsupported-container', detail: { found, accepted: ACCEPTED_FORMATS } });
}

/** Four letters each, up to the end of the box or of what was read. */
function compatibleBrands(text: string): string[] {
  const size = Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE();
  const list = text.slice(BRANDS_AT, Math.max(BRANDS_AT, Math.min(size, text.length)));
  return Array.from({ length: Math.floor(list.length / 4) }, (_, index) =>
    list.slice(index * 4, index * 4 + 4).toLowerCase(),
  );
}
