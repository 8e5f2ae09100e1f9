import { accountKeysFrom, createMobileVault, tryPassword } from '#domains/accounts/server/index.ts';
import { createComplaintVault } from '#domains/complaints/server/index.ts';
import { createPersonalVault } from '#domains/volunteers/server/index.ts';
import { bind, type Room } from '#platform/server/calls/binding.ts';
import type { ArchiveSource } from '#platform/server/exports/export-source.ts';
import { emptied } from '#platform/server/leaving/trace.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import * as closing from '../contract/closing.contract.ts';
import * as contract from '../contract/mydata.contract.ts';
import { archiveTitle } from '../contract/mydata.words.ts';
import { closeMyAccount } from './closing/close-my-account.ts';
import { createDepartedVault } from './closing/departed-vault.ts';
import { finishClosings } from './closing/finish-closings.ts';
import { getMyClosing } from './closing/get-my-closing.ts';
import { sweepWords } from './closing/sweep-words.ts';
import { withdrawMyClosing } from './closing/withdraw-my-closing.ts';
import { type GatheredData, gatherArchive } from './gather-archive.ts';
import { mydataAuditWords } from './mydata.audit-words.ts';
import { orderMyArchive } from './order-my-archive.ts';
import { packArchive } from './pack-archive.ts';
import type { Secret } from '#platform/server/encryption.ts';

export { mydataSecrets } from './closing/departed-vault.ts';

export type MydataSetup = {
  /** The installation's, by which the person's own sealed fields are opened for them. */
  secret: Secret;
  /** Where this installation is found: it stands in calendars and certificates. */
  publicUrl: string;
  /** What every room does with somebody who leaves. */
  leaving: () => readonly PersonLeaving[];
};

/** The mydata room (我的数据): everything that is kept about a person, to take along, and to leave without it. */
export function createMydataRoom({ secret, publicUrl, leaving }: MydataSetup): Room {
  const mobiles = createMobileVault(accountKeysFrom(secret));
  const personal = createPersonalVault(secret);
  const vault = createDepartedVault(secret);
  const archive: ArchiveSource<GatheredData> = {
    operation: contract.orderMyArchive,
    what: archiveTitle,
    gather: (act) =>
      gatherArchive(act, {
        publicUrl,
        openMobile: mobiles.open,
        openText: personal.open,
        complaintOwner: createComplaintVault(secret).ownerHash,
      }),
    pack: packArchive,
  };
  return {
    name: 'mydata',
    auditWords: mydataAuditWords,
    leaving: {
      traces: [emptied({ table: 'account_closings', of: 'volunteer_id' }, {}, 'status_before words_cipher')],
    },
    bindings: [
      { ...bind(contract.orderMyArchive, orderMyArchive), exportSource: archive },
      bind(closing.getMyClosing, getMyClosing, { given: { leaving } }),
      bind(closing.closeMyAccount, closeMyAccount, {
        before: async ({ sql, caller }, { userPwd }) => ({
          leaving,
          proof: await tryPassword(sql, caller.accountId, userPwd),
        }),
      }),
      bind(closing.withdrawMyClosing, withdrawMyClosing),
    ],
    tasks: [
      finishClosings(leaving, { openMobile: mobiles.open, openId: personal.openId, vault }),
      sweepWords(leaving, {
        vault,
        hashes: { mobileHash: mobiles.hashOf, idHash: (idNo) => personal.sealId(idNo).idHash },
      }),
    ],
  };
}
