import type { ColumnType, JSONColumnType } from 'kysely';

/** Read as epoch milliseconds; written as a Date. */
export type Time = ColumnType<number, Date, Date>;
export type TimeByDefault = ColumnType<number, Date | undefined, Date>;
export type OptionalTime = ColumnType<number | null, Date | null | undefined, Date | null>;
/** The database fills it in when it is left out. */
export type ByDefault<Value> = ColumnType<Value, Value | undefined, Value>;
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** The database alone writes it. */
export type Kept<Value> = ColumnType<Value, never, never>;
/** Read as the value it holds; written as JSON text. */
export type Json = JSONColumnType<object>;
