import type { Database } from '#database/connection.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { City } from '../city.ts';
import type { CitySignUp } from '../grow-sign-ups.ts';
import { growPersonNotes } from './grow-person-notes.ts';
import { growRecordEntries } from './grow-record-entries.ts';

/** What teams wrote about people, and entered into their records. */
export async function loadPersonRows(
  database: Database,
  city: City,
  signUps: readonly CitySignUp[],
): Promise<void> {
  await bulkInsert(database, 'personNotes', growPersonNotes(city, signUps));
  await bulkInsert(database, 'recordEntries', growRecordEntries(city, signUps));
}
