import { randomBytes, randomInt } from 'node:crypto';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { decryptText, encryptText, lookupHash } from '#platform/server/encryption.ts';
import type { AccountKeys } from '../account-keys.ts';
import {
  type LockedFactor,
  putInForce,
  replaceRecoveryCodes,
  spendRecoveryCode,
  startFactor,
  takeStep,
} from './second-factor.store.ts';
import { base32, judgeTotp } from './totp.rules.ts';

export type SecondFactorFault = 'secondFactorWrong' | 'secondFactorUsed';
type Writing = Pick<Act<Caller>, 'sql' | 'now'>;
/** Whose codes; without an application only recovery codes are right. */
type CodeHolder = { accountId: number; application: LockedFactor | undefined };
type SecretSet = { accountId: number; secretCipher: string };

/** Makes and checks second factors under the installation's key: secrets lie sealed, recovery codes as keyed hashes. */
export type SecondFactorDesk = {
  /** Starts anew with a fresh secret, given once in base32; nothing is asked for until a code of it was right. */
  start: (act: Writing, accountId: number) => Promise<string>;
  /** The first code of a secret that is being set up: a right one puts it in force. Gives what is wrong with it. */
  confirm: (act: Writing, set: SecretSet, typed: string) => Promise<SecondFactorFault | undefined>;
  /** Takes the code of the application, or a recovery code, once. Gives what is wrong with it. */
  take: (act: Writing, factor: CodeHolder, typed: string) => Promise<SecondFactorFault | undefined>;
  /** Ten new recovery codes in the place of all earlier ones, given once in clear. */
  newRecoveryCodes: (act: Writing, accountId: number) => Promise<string[]>;
};

/** Bytes of a secret, as RFC 4226 asks for. */
const secretBytes = 20;
const recoveryCodeCount = 10;
/** Letters and digits that are not taken for each other on paper; ten of them are 50 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const drawCode = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{5})(.{5})/, '$1-$2');

export function createSecondFactorDesk({
  secondFactor: key,
  recoveryCode,
}: Pick<AccountKeys, 'secondFactor' | 'recoveryCode'>): SecondFactorDesk {
  const hashOf = (accountId: number, code: string): string =>
    lookupHash(recoveryCode, `${accountId}|${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);
  const secretOf = (cipher: string): Buffer => Buffer.from(decryptText(key, cipher), 'base64');
  return {
    async start({ sql, now }, accountId) {
      const secret = randomBytes(secretBytes);
      const secretCipher = encryptText(key, secret.toString('base64'));
      await startFactor(sql, { accountId, secretCipher, createdAt: now });
      return base32(secret);
    },
    async confirm({ sql, now }, { accountId, secretCipher }, typed) {
      const verdict = judgeTotp(secretOf(secretCipher), typed, { now, lastStep: 0 });
      if (typeof verdict === 'string') return verdict;
      await putInForce(sql, accountId, { secretCipher, lastStep: verdict.step, confirmedAt: now });
      return undefined;
    },
    async take({ sql, now }, { accountId, application }, typed) {
      const code = typed.replaceAll(/\s/g, '');
      if (!/^\d{6}$/.test(code)) {
        const isSpent = await spendRecoveryCode(sql, accountId, {
          codeHash: hashOf(accountId, code),
          at: now,
        });
        return isSpent ? undefined : 'secondFactorWrong';
      }
      if (!application) return 'secondFactorWrong';
      const { secretCipher, lastStep } = application;
      const verdict = judgeTotp(secretOf(secretCipher), code, { now, lastStep: Number(lastStep) });
      if (typeof verdict === 'string') return verdict;
      await takeStep(sql, accountId, verdict.step);
      return undefined;
    },
    async newRecoveryCodes({ sql }, accountId) {
      const codes = Array.from({ length: recoveryCodeCount }, drawCode);
      await replaceRecoveryCodes(
        sql,
        accountId,
        codes.map((code) => hashOf(accountId, code)),
      );
      return codes;
    },
  };
}
