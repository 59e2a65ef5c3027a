/** A browser or program that signs in. */
export interface Device {
  /** Keyed hash of what tells it from others. */
  readonly hash: Buffer;
  /** The same under keys that were in use before and are still taken. */
  readonly earlier?: readonly { readonly hash: Buffer }[];
  /** "Firefox on Linux"; empty where nothing is known. */
  readonly name: string;
  /** Whether it proved its secret, so that no other device can pose as it. */
  readonly isProven: boolean;
}

/** Devices that members signed in with; remembered for 90 days after the last time. */
export interface Devices {
  /** Whether the account of this address was signed in with here. */
  knows(email: string, device: Device): Promise<boolean>;
  /** Remembers it; one that was never seen before is told to the member by mail where `tell` says so. */
  note(memberId: string, device: Device, options: { readonly tell: boolean }): Promise<void>;
}
