import type { ByDefault, Json, Optional, OptionalTime, Time, TimeByDefault } from '../../column-types.ts';

export interface SignInLinkTable {
  issuer: string;
  subject: string;
  provider: 'google';
  member_id: string;
  email: string;
  linked_at: TimeByDefault;
}

export interface SignInStartTable {
  state_hash: Buffer;
  provider: 'google';
  binding_hash: Buffer;
  redirect_url: string;
  locale: ByDefault<string>;
  session_hash: Optional<Buffer>;
  sealed: Buffer;
  expires_at: Time;
  used_at: OptionalTime;
}

export interface TicketTable {
  hash: Buffer;
  member_id: string;
  origin: string;
  binding_hash: Optional<Buffer>;
  start_credits: Optional<number>;
  start_refused: Optional<'address' | 'device' | 'day'>;
  expires_at: Time;
  used_at: OptionalTime;
}

export interface CodeTable {
  member_id: string;
  purpose: 'password';
  hash: Buffer;
  attempts: ByDefault<number>;
  created_at: TimeByDefault;
  expires_at: Time;
}

export interface AddressProofTable {
  hash: Buffer;
  member_id: string;
  purpose: 'account' | 'next' | 'notice';
  email: string;
  created_at: TimeByDefault;
  expires_at: Time;
  used_at: OptionalTime;
}

export interface MailTable {
  id: ByDefault<string>;
  /** The same key is mailed once. */
  key: string;
  recipient: string;
  kind: string;
  locale: string;
  sealed: Optional<Buffer>;
  state: ByDefault<'waiting' | 'sent' | 'failed'>;
  problem: Optional<string>;
  created_at: TimeByDefault;
  ended_at: OptionalTime;
}

export interface MemberDeviceTable {
  member_id: string;
  device_hash: Buffer;
  created_at: TimeByDefault;
  used_at: TimeByDefault;
}

export interface SecurityEventTable {
  id: ByDefault<string>;
  member_id: Optional<string>;
  kind: string;
  address_hash: Optional<Buffer>;
  device_hash: Optional<Buffer>;
  detail: Json;
  created_at: TimeByDefault;
}

/** Written by the limiter's library alone. */
export interface RateLimitTable {
  key: string;
  points: ByDefault<number>;
  expire: Optional<number>;
}

export interface SupportMessageTable {
  id: ByDefault<string>;
  topic: string;
  email: string;
  message: string;
  member_id: Optional<string>;
  creation_id: Optional<string>;
  created_at: TimeByDefault;
  address_hash: Optional<Buffer>;
}
