import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { createComplaintVault } from '#domains/complaints/server/index.ts';
import { createPersonalVault } from '#domains/volunteers/server/index.ts';
import { bind, type Room } from '#platform/server/calls/binding.ts';
import type { ArchiveSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../contract/mydata.contract.ts';
import { archiveTitle } from '../contract/mydata.words.ts';
import { type GatheredData, gatherArchive } from './gather-archive.ts';
import { mydataAuditWords } from './mydata.audit-words.ts';
import { orderMyArchive } from './order-my-archive.ts';
import { packArchive } from './pack-archive.ts';

export type MydataSetup = {
  /** The installation's, by which the person's own sealed fields are opened for them. */
  secret: string;
  /** Where this installation is found: it stands in calendars and certificates. */
  publicUrl: string;
};

/** The mydata room (我的数据): everything that is kept about a person, to take along. */
export function createMydataRoom({ secret, publicUrl }: MydataSetup): Room {
  const archive: ArchiveSource<GatheredData> = {
    operation: contract.orderMyArchive,
    what: archiveTitle,
    gather: (act) =>
      gatherArchive(act, {
        publicUrl,
        openMobile: createMobileVault(accountKeysFrom(secret)).open,
        openText: createPersonalVault(secret).open,
        complaintOwner: createComplaintVault(secret).ownerHash,
      }),
    pack: packArchive,
  };
  return {
    name: 'mydata',
    auditWords: mydataAuditWords,
    bindings: [{ ...bind(contract.orderMyArchive, orderMyArchive), exportSource: archive }],
    tasks: [],
  };
}
