import type { ColumnType } from 'kysely';

import type { ByDefault, Optional, OptionalTime, Time, TimeByDefault } from '../column-types.ts';

export interface MemberTable {
  id: ByDefault<string>;
  /** In lower case. */
  email: string;
  password_hash: Optional<string>;
  name: ByDefault<string>;
  head_photo: Optional<string>;
  email_confirmed_at: OptionalTime;
  /** Of the member's mails. */
  locale: ByDefault<string>;
  /** Asked for, not confirmed yet. */
  next_email: Optional<string>;
  notice_email: Optional<string>;
  notice_confirmed_at: OptionalTime;
  mails_long_clips: ByDefault<boolean>;
  password_changed_at: OptionalTime;
  photo_asset: Optional<string>;
  /** When the account goes, after its deletion was asked for. */
  deletion_at: OptionalTime;
  /** The member's share of a lane, 1 to 16. */
  weight: ByDefault<number>;
  created_at: TimeByDefault;
  /** The account is closed: a pseudonym is left. */
  deleted_at: OptionalTime;
  /** Its files and requests are gone, too. */
  erased_at: OptionalTime;
}

export interface GuestTable {
  id: ByDefault<string>;
  created_at: TimeByDefault;
}

export interface SessionTable {
  /** What a member names it by. */
  id: ByDefault<string>;
  device: ByDefault<string>;
  token_hash: Buffer;
  kind: 'member' | 'guest';
  member_id: Optional<string>;
  guest_id: Optional<string>;
  binding_hash: Optional<Buffer>;
  created_at: TimeByDefault;
  used_at: TimeByDefault;
  expires_at: Time;
  ended_at: OptionalTime;
}

export interface StartGrantTable {
  member_id: string;
  address_hash: Buffer;
  device_hash: Optional<Buffer>;
  /** A day of the operator's calendar, `2026-11-21`. */
  day: ColumnType<string, string, string>;
  amount: number;
}
