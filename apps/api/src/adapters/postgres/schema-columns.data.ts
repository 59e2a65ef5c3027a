/** PostgreSQL's type of every column, `?` where it may be null. */
export const SCHEMA_COLUMNS = {
  guest: { id: 'uuid', created_at: 'timestamptz' },
  member: {
    id: 'uuid',
    email: 'text',
    password_hash: 'text?',
    name: 'text',
    head_photo: 'text?',
    email_confirmed_at: 'timestamptz?',
    weight: 'int4',
    created_at: 'timestamptz',
    deleted_at: 'timestamptz?',
  },
  migration: { name: 'text', checksum: 'text', applied_at: 'timestamptz' },
  session: {
    token_hash: 'bytea',
    kind: 'text',
    member_id: 'uuid?',
    guest_id: 'uuid?',
    binding_hash: 'bytea?',
    created_at: 'timestamptz',
    used_at: 'timestamptz',
    expires_at: 'timestamptz',
    ended_at: 'timestamptz?',
  },
  start_grant: { member_id: 'uuid', address_hash: 'bytea', device_hash: 'bytea?', day: 'date', amount: 'int4' },
} as const;
