import { INKS, type Ink, type Inks } from '../paint/inks.ts';

/** What to paint with, from the element's `timeline-inks`. */
export function readInks(element: Element): Inks {
  const style = getComputedStyle(element);
  const entries = INKS.map((ink): [Ink, string] => [ink, style.getPropertyValue(`--ink-${ink}`).trim()]);
  // Made from all inks there are.
  const inks = Object.fromEntries(entries) as Record<Ink, string>;
  return { ...inks, font: style.fontFamily };
}
