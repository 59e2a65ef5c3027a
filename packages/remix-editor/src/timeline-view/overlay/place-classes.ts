/** Where a clip lies, by the seconds and pixels of `placeStyle`; the zoom is that of `zoomStyle`. */
export const PLACE_CLASSES =
  'absolute top-(--top) left-[calc(12px+var(--from)*var(--zoom)*1px)] h-(--tall) w-[calc(var(--long)*var(--zoom)*1px)]';

/** Something at a time. */
export const AT_CLASSES = 'absolute left-[calc(12px+var(--from)*var(--zoom)*1px)]';
