/** Ticks of a second: frames of all usual rates, samples at 48 kHz and milliseconds are whole numbers of them. */
export const TICKS_PER_SECOND = 240_000;

/** The most that a project may hold. Sizes in bytes of JSON. */
export const CLIPS_MAX = 20_000;
export const TRACKS_MAX = 100;
export const DOCUMENT_BYTES_MAX = 8 * 1024 * 1024;
export const EDITS_BYTES_MAX = 256 * 1024;
/** Code points of a title or a caption. */
export const TIMELINE_TEXT_MAX = 2000;
