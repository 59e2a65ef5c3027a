/** What measures words. Asking a canvas for its font is slow: it is known here. */
export interface Measuring {
  readonly font: string;
  readonly measureText: (text: string) => { readonly width: number };
}

const MEASURED_MAX = 5000;
const measured = new Map<string, number>();

/** Measuring is most of a label's work, and names repeat. */
function widthOf(measuring: Measuring, text: string): number {
  const key = `${measuring.font} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  if (measured.size > MEASURED_MAX) measured.clear();
  const { width } = measuring.measureText(text);
  measured.set(key, width);
  return width;
}

/** As much of a text as fits, with three dots where it was cut; by its average letter, which is near enough. */
export function fitText(measuring: Measuring, text: string, room: number): { text: string; width: number } {
  const width = widthOf(measuring, text);
  if (width <= room) return { text, width };
  const letters = Array.from(text);
  const kept = Math.floor((room / width) * letters.length) - 1;
  if (kept < 1) return { text: '', width: 0 };
  return { text: `${letters.slice(0, kept).join('')}…`, width: room };
}
