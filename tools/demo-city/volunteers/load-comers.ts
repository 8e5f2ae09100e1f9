import type { Database } from '#database/connection.ts';
import type { Secret } from '#platform/server/encryption.ts';
import type { City } from '../city.ts';
import type { AccountBasis } from '../grow-people.ts';
import { loadDevices, loadTeamChanges } from '../grow-profiles.ts';
import { loadRegistration } from '../grow-registration.ts';
import { loadClosings } from './load-closings.ts';

type Comers = { basis: AccountBasis; secret: Secret };

/** Teams that change or register, devices that people use, and who closes the account. */
export async function loadComersAndGoers(
  database: Database,
  city: City,
  { basis, secret }: Comers,
): Promise<void> {
  await loadTeamChanges(database, city);
  await loadDevices(database, city);
  await loadRegistration(database, city, { basis, secret });
  await loadClosings(database, city, secret);
}
