import type { Selectable } from 'kysely';

import type { Database } from './schema.ts';

type PlainType<Value> = Value extends number
  ? 'int4' | 'int8' | 'float8' | 'timestamptz'
  : Value extends boolean
    ? 'bool'
    : Value extends Buffer
      ? 'bytea'
      : Value extends string
        ? 'text' | 'uuid' | 'date' | 'varchar' | 'xid8' | 'tsvector'
        : Value extends readonly string[]
          ? '_uuid' | '_text'
          : 'jsonb';
type ColumnText<Value> = null extends Value ? `${PlainType<NonNullable<Value>>}?` : PlainType<Value>;
/** Compiles only for a list with exactly the tables, columns, types and nullability of the interface. */
export type DescribedColumns = {
  readonly [Table in keyof Database]: {
    readonly [Column in keyof Selectable<Database[Table]>]: ColumnText<Selectable<Database[Table]>[Column]>;
  };
};
