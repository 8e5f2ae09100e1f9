import type { ColumnType } from 'kysely';

/** jsonb: read as parsed JSON, written as text (`JSON.stringify`) so that arrays are not taken for SQL arrays. */
export type JsonColumn = ColumnType<unknown, string | undefined, string>;
/** The same for a column that may be null. */
export type NullableJsonColumn = ColumnType<unknown, string | null | undefined, string | null>;
