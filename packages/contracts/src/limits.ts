/** Fixed numbers of the product (`product-spec.md` 9). Times are milliseconds unless the name says otherwise. */
export const PRODUCT_ID = 200725;
export const BRAND_ID = 38;
export const TOKEN_SECONDS = 2_592_000;
export const REQUEST_TIMEOUT_MS = 10_000;
/** How far a client's clock may be off before its signature is refused. */
export const CLOCK_TOLERANCE_SECONDS = 300;
export const EMAIL_MAX = 50;
/** How long a new password is, in characters; the longer ones are of the profile `hardened`. */
export const PASSWORD_LENGTHS = { spec: { min: 6, max: 16 }, hardened: { min: 8, max: 64 } } as const;
/** Characters of a member's name. */
export const NAME_MAX = 60;
export const SUPPORT_MESSAGE_MAX = 4000;
/** Characters of a code that is mailed. */
export const CODE_LENGTH = 6;
/** What codes are made of: 31 letters and digits that cannot be taken for one another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Seconds until a code may be asked for again. */
export const CODE_PAUSE_SECONDS = 60;
/** Code points of a prompt after NFC that the local preview engine takes. */
export const PROMPT_MAX = 2000;
export const COUNT_MAX = 20;
/** Clips of one prompt by other models or seeds that an order has at most, beside the first. */
export const OTHERS_MAX = 3;
/** Effects that a member tries free on one day. */
export const TRIALS_A_DAY = 3;
/** The cheapest creation costs this much. */
export const PRICE_MIN = 8;
/** Credits for a second of the operator's graphics card, where the operator says nothing else. */
export const GPU_CREDITS = 0.5;

/** Ways in which our own engine films the same words; a variant is a whole number below it. */
export const VARIANTS = 20;
