import { accountsSecrets } from '#domains/accounts/server/index.ts';
import { attendanceSecrets } from '#domains/attendance/server/index.ts';
import { complaintsSecrets } from '#domains/complaints/server/index.ts';
import { exportedPieces } from '#domains/exports/server/index.ts';
import { fileKeysFrom, filesSecrets, privateFiles } from '#domains/files/server/index.ts';
import { ledgerSecrets } from '#domains/ledger/server/index.ts';
import { mydataSecrets } from '#domains/mydata/server/index.ts';
import { needsSecrets } from '#domains/needs/server/index.ts';
import { signUpsSecrets } from '#domains/signups/server/index.ts';
import { teamsSecrets } from '#domains/teams/server/index.ts';
import { volunteersSecrets } from '#domains/volunteers/server/index.ts';
import type { OutsideTask } from '#platform/server/background.ts';
import type { Secret } from '#platform/server/encryption.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { floorSecrets } from '#platform/server/secrets/floor.secrets.ts';
import { createResealTask, type ResealSubject } from '#platform/server/secrets/reseal.ts';
import { shelfSubject, tableSubject } from '#platform/server/secrets/reseal-subjects.ts';
import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';

/** What every room keeps under the secret, each by its own word; `app/secrets/every-column.test.ts` compares it with the tables. */
export const keptUnderSecret: readonly KeptUnderSecret[] = [
  floorSecrets,
  accountsSecrets,
  volunteersSecrets,
  teamsSecrets,
  needsSecrets,
  filesSecrets,
  complaintsSecrets,
  attendanceSecrets,
  signUpsSecrets,
  ledgerSecrets,
  mydataSecrets,
];

/** Keys that seal no row: what lies under them passes by itself, and is accepted under the secret before as well while it is set. */
export const passingPurposes: Readonly<Record<string, string>> = {
  'accounts/proof-of-work': 'five minutes; accepted under both',
  'accounts/sms-code':
    'codes of minutes and known devices, accepted under both; counts of wrong passwords begin anew',
  'accounts/refresh': 'the twenty seconds in which two tabs send one token; accepted under both',
  'attendance-codes': 'codes of seconds and minutes; the next one is there by itself',
  'calls/answers': 'an hour; opened under both',
  'complaints/follow': 'half an hour; accepted under both',
  'files/link': 'five minutes; accepted under both',
  'messages/action-links': 'until the visit or the end of the offer; accepted under both',
  'needs/follow': 'half an hour; accepted under both',
  'needs/rate': 'half an hour; accepted under both',
  'needs/rate-links': 'as long as a need can be rated and opened again; accepted under both',
};

/** Keys of what is drawn, not kept: a portrait looks another after the secret was changed. */
export const drawnPurposes = ['portraits/'] as const;

/** Everything that is sealed: tables, then files. */
export const resealSubjects = (secret: Secret, storage: StoragePort): ResealSubject[] => [
  ...keptUnderSecret.flatMap(({ tables = [] }) => tables).map((table) => tableSubject(secret, table)),
  ...[privateFiles, exportedPieces].map((shelf) =>
    shelfSubject({ storage, key: fileKeysFrom(secret).seal }, shelf),
  ),
];

/** The task that seals everything anew under the secret in force, and tells when nothing is left under another. */
export const resealTask = (
  secret: Secret,
  storage: StoragePort,
  tell: (line: string) => void = () => undefined,
): OutsideTask => createResealTask(secret, resealSubjects(secret, storage), tell);
