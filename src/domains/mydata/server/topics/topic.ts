import type { RawBuilder } from 'kysely';

/** Whose data it is; `complaintOwner` is the key under which the complaints room finds its own. */
export type Subject = { accountId: number; volunteerId: number; complaintOwner: string };

/** A field of a record: its name in JSON, its heading in the sheet, and what its codes mean. */
export type TopicField = readonly [key: string, title: string, words?: Readonly<Record<string, string>>];

/**
 * One kind of record about a person. `tables` are those that it gives account of; the house test `every-person-table` holds every table
 * that names people to be here or among `leftOut`. A topic never gives anybody else's name, number or address.
 */
export type Topic = {
  key: string;
  title: string;
  tables: readonly string[];
  fields: readonly TopicField[];
  /** The records, the oldest first; a page of them at a time. */
  rows: (subject: Subject) => RawBuilder<Record<string, unknown>>;
};
