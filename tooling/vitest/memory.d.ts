/** What costs time to make again, kept in this checkout under keys of up to 128 letters, digits, `_` and `-`. */
export interface Memory {
  readonly read: (key: string) => { body: Buffer } | undefined;
  readonly write: (key: string, body: Uint8Array) => void;
}

/** Opens the memory of one kind of result. */
export declare const openMemory: (kind: string) => Memory;
