import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { AccountKeys } from '../account-keys.ts';
import { createProofDesk } from '../login/proof-of-work.ts';
import { createLoginDoors } from '../login/login-doors.ts';
import { loginBySms } from '../login/login-by-sms.ts';
import { checkRecoveryCode } from '../passwords/check-recovery-code.ts';
import { modifyPasswordBySms } from '../passwords/modify-password-by-sms.ts';
import { prepareRecovery } from '../passwords/recovery.ts';
import type { AccountsReactions } from '../reactions.ts';
import * as mobile from '../../contract/mobile.contract.ts';
import * as contract from '../../contract/sms.contract.ts';
import { changeMobile } from './change-mobile.ts';
import { exportSms } from './export-sms.ts';
import { getMyMobile } from './get-my-mobile.ts';
import { listSms } from './list-sms.ts';
import { createMobileVault } from './mobile-vault.ts';
import { proveOwner } from './prove-owner.ts';
import { retrySms } from './retry-sms.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { createSmsCodeDesk } from './sms-code-desk.ts';
import type { DescribeSms } from './sms-view.ts';

export type SmsSetup = AccountsReactions & {
  outbox: Outbox;
  /** Staff read the codes of messages. */
  showsSmsCodes: boolean;
  /** Name and text of a template, which the rooms that send know. */
  describeSms: DescribeSms;
};

/** Codes, recovery, another number, and the messages as staff see them. */
export function smsBindings(
  keys: AccountKeys,
  { outbox, showsSmsCodes, describeSms, ...reactions }: SmsSetup,
): Binding[] {
  const vault = createMobileVault(keys);
  const proofs = createProofDesk(keys.proofOfWork);
  const desk = createSmsCodeDesk(keys, vault);
  return [
    bind(contract.sendSmsCode, sendSmsCode, { given: { vault, proofs, desk, outbox } }),
    bind(contract.checkRecoveryCode, checkRecoveryCode, { given: { desk } }),
    bind(contract.modifyPasswordBySms, modifyPasswordBySms, {
      before: async (act, request) => ({
        vault,
        desk,
        passwordHash: await prepareRecovery(act, request, { vault, desk }),
        ...reactions,
      }),
    }),
    bind(mobile.getMyMobile, getMyMobile),
    bind(mobile.changeMobile, changeMobile, {
      before: async (act, request) => ({
        proof: await proveOwner(act, request),
        vault,
        desk,
        outbox,
        ...reactions,
      }),
    }),
    bind(contract.loginBySms, loginBySms, {
      given: { vault, desk, doors: createLoginDoors(keys), onNewDevice: reactions.onNewDevice },
    }),
    bind(contract.listSms, listSms, { given: { outbox, describeSms, showsSecrets: showsSmsCodes } }),
    bindExport(exportSms({ outbox, describeSms })),
    bind(contract.retrySms, retrySms, { given: outbox }),
  ];
}
