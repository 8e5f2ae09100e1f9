import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import * as mobile from '../../contract/mobile.contract.ts';
import * as contract from '../../contract/sms.contract.ts';
import type { AccountKeys } from '../account-keys.ts';
import { createProofDesk } from '../login/proof-of-work.ts';
import { changeMobile, getMyMobile, proveOwner } from './change-mobile.ts';
import { type DescribeSms, exportSms, listSms } from './list-sms.ts';
import { loginBySms } from '../login/login-by-sms.ts';
import { createMobileVault } from './mobile-vault.ts';
import {
  checkRecoveryCode,
  modifyPasswordBySms,
  prepareRecovery,
} from '../passwords/modify-password-by-sms.ts';
import type { PasswordProof } from '../passwords/password-guesses.ts';
import type { AccountsReactions } from '../reactions.ts';
import { retrySms } from './retry-sms.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { createSmsCodeDesk } from './sms-code-desk.ts';

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
    bind(contract.sendSmsCode, (act, request) => sendSmsCode(act, request, { vault, proofs, desk, outbox })),
    bind(contract.checkRecoveryCode, (act, request) => checkRecoveryCode(act, request, { desk })),
    bind(
      contract.modifyPasswordBySms,
      (act, request, passwordHash: string) =>
        modifyPasswordBySms(act, request, { vault, desk, passwordHash, ...reactions }),
      { before: (act, request) => prepareRecovery(act, request, { vault, desk }) },
    ),
    bind(mobile.getMyMobile, getMyMobile),
    bind(
      mobile.changeMobile,
      (act, request, proof: PasswordProof) =>
        changeMobile(act, { ...request, proof }, { vault, desk, outbox, ...reactions }),
      { before: proveOwner },
    ),
    bind(contract.loginBySms, (act, request) => loginBySms(act, request, { vault, desk })),
    bind(contract.listSms, (act, request) =>
      listSms(act, request, { outbox, describeSms, showsSecrets: showsSmsCodes }),
    ),
    bind(contract.exportSms, (act, request) => exportSms(act, request, { outbox, describeSms })),
    bind(contract.retrySms, (act, request) => retrySms(act, request, outbox)),
  ];
}
