import type { ColumnType } from 'kysely';

/** Read as epoch milliseconds; written as a Date or left to the database. */
type Time = ColumnType<number, Date, Date>;
type TimeByDefault = ColumnType<number, Date | undefined, Date>;
type OptionalTime = ColumnType<number | null, Date | null | undefined, Date | null>;
type ByDefault<Value> = ColumnType<Value, Value | undefined, Value>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface MemberTable {
  id: ByDefault<string>;
  email: string;
  password_hash: Optional<string>;
  name: ByDefault<string>;
  head_photo: Optional<string>;
  email_confirmed_at: OptionalTime;
  weight: ByDefault<number>;
  created_at: TimeByDefault;
  deleted_at: OptionalTime;
}

export interface GuestTable {
  id: ByDefault<string>;
  created_at: TimeByDefault;
}

export interface SessionTable {
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

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: TimeByDefault;
}

/** The tables as the query builder knows them; a test compares them with a migrated database. */
export interface Database {
  guest: GuestTable;
  member: MemberTable;
  migration: MigrationTable;
  session: SessionTable;
  start_grant: StartGrantTable;
}
