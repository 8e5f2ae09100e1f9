import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import { findByMobileHash } from '../accounts.queries.ts';
import type { ProofDesk } from '../login/proof-of-work.ts';
import { requireProofOfWork } from '../login/require-proof-of-work.ts';
import type { SendSmsRefusalDetail } from '../../contract/sms.contract.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { smsLimits, type SmsScene } from '../../contract/sms.words.ts';
import type { MobileVault } from './mobile-vault.ts';
import type { SmsCodeDesk } from './sms-code-desk.ts';
import { insertSmsCode, lockSending, sentCodes } from './sms-codes.store.ts';
import { judgeSending, smsProofLevel } from './sms-limit.rules.ts';

export type SendTools = { vault: MobileVault; proofs: ProofDesk; desk: SmsCodeDesk; outbox: Outbox };

/**
 * Sends a code. To recover or log in with a number that nobody has, another message goes out in place of the code: answer,
 * rows and time are the same, and only the holder of the phone learns the difference.
 * @throws Refusal by `sendSmsRefusals`
 */
export const sendSmsCode: UseCase<typeof contract.sendSmsCode, SendTools> = async (
  act,
  { mobile, ownMobile, scene, proof },
  { vault, proofs, desk, outbox },
) => {
  // Before anything is counted: who mistyped is not held up with the right number.
  if (scene === 'guardian' && (mobile === ownMobile || (await isCallersOwn(act, vault.hashOf(mobile)))))
    throw act.refuse('guardianIsSelf', { result: detail(0) });
  const keys = { mobileHash: vault.hashOf(mobile), addressHash: desk.addressHash(act.address) };
  await lockSending(act.sql, keys);
  const sent = await sentCodes(act.sql, keys, act.now);
  const limit = judgeSending(sent, scene, act.now);
  if (limit) throw act.refuse(limit.reason, { msg: limit.msg, result: detail(limit.waitSeconds) });
  const level = smsProofLevel(sent, act.now);
  await requireProofOfWork(act, proofs, { proof, purpose: 'sms', level, result: detail(0) });
  const codeId = act.newId();
  const { code, codeHash } = desk.make(codeId);
  const isKnown = await isUseful(act, scene, keys.mobileHash);
  await insertSmsCode(act.sql, {
    id: codeId,
    scene,
    ...keys,
    codeHash: isKnown ? codeHash : null,
    spentAt: null,
    spentBy: null,
    expiresAt: new Date(act.now.getTime() + smsLimits.validMinutes * minuteMs),
    createdAt: act.now,
  });
  await outbox.enqueue(act, {
    channel: 'sms',
    recipient: mobile,
    template: isKnown ? templateOf(scene) : 'numberUnknown',
    variables: isKnown ? { minutes: String(smsLimits.validMinutes) } : {},
    secrets: isKnown ? { code } : {},
    dedupeKey: `smsCode:${codeId}`,
  });
  await act.audit({ targetType: 'smsCode', targetId: codeId, detail: { scene } });
  return { waitSeconds: smsLimits.betweenSeconds, validMinutes: smsLimits.validMinutes };
};

const templateOf = (scene: SmsScene): string => (scene === 'guardian' ? 'guardianCode' : 'verifyCode');

/** Staff recover through their administrator, so a number of staff alone is unknown here. */
async function isUseful(act: Act, scene: SmsScene, mobileHash: string): Promise<boolean> {
  if (scene !== 'findPwd' && scene !== 'login') return true;
  const accounts = await findByMobileHash(act.sql, mobileHash);
  return accounts.some(({ userType }) => userType !== 3);
}

/** The number of the account that asks, of a minor who is signed in and waits for the guardian. */
async function isCallersOwn({ sql, caller }: Act, mobileHash: string): Promise<boolean> {
  if (caller.kind !== 'volunteer') return false;
  const accounts = await findByMobileHash(sql, mobileHash);
  return accounts.some(({ id }) => id === caller.accountId);
}

const detail = (waitSeconds: number): SendSmsRefusalDetail => ({ waitSeconds });
