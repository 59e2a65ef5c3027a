/** A call as the product specification names it. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Fields whose value is the same for every caller. */
  readonly fixed?: Readonly<Record<string, number | string>>;
  /** Fields whose value is the caller's. */
  readonly given?: readonly string[];
  /** Of all fields those without which the call is refused; a signature is needed wherever there is one. */
  readonly needed?: readonly string[];
  /** Fields that show when, and by which client, the call was made. */
  readonly proof?: readonly ('sign' | 'timestamp')[];
  /** Fields of the answer's `data`, or of each of its entries. */
  readonly answers?: readonly string[];
  /** The `token` header stays away. */
  readonly isTokenless?: true;
  /** Under the profile `hardened` its fields may also travel in a body. */
  readonly isAlsoPosted?: true;
  /** Answers with a document of its own instead of `{ code, msg, data }`. */
  readonly isDocument?: true;
}
