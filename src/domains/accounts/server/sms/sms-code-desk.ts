import { randomInt } from 'node:crypto';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { keepEffects } from '#platform/server/calls/failures.ts';
import { isLookupHash, lookupHash } from '#platform/server/encryption.ts';
import type { AccountKeys } from '../account-keys.ts';
import { type SmsCodeRefusal, smsCodeLength, smsLimits, type SmsScene } from '../../contract/sms.words.ts';
import type { MobileVault } from './mobile-vault.ts';
import {
  countWrongTry,
  findNewestCode,
  lockNewestCode,
  type SmsCodeRow,
  spendCode,
} from './sms-codes.store.ts';

/** A code that somebody typed; `field` names its input in the form that shows the refusal. */
export type TypedCode = { mobile: string; scene: SmsScene; code: string; field?: string };

/** A right code. With `repeats` it was spent before by that account: the same request came twice. */
export type CheckedCode = { codeId: number; repeats: number | undefined };

export type SmsCodeDesk = {
  /** A fresh code with the hash to keep of it. */
  make: (codeId: number) => { code: string; codeHash: string };
  addressHash: (address: string) => string;
  /**
   * Judges a typed code, before anything else is written: a wrong one is counted and the count stays although the call is
   * refused. The code is not used up yet. @throws Refusal codeWrong, codeExpired
   */
  check: (act: Act<Caller, SmsCodeRefusal>, typed: TypedCode) => Promise<CheckedCode>;
  /** Whether a code is right and unused, without counting: for slow work ahead of `check`, which must follow. */
  fits: (act: Pick<Act, 'sql' | 'now'>, typed: TypedCode) => Promise<boolean>;
  /** Uses codes up for an account, together with what they allowed; for nobody's where they opened something without one. */
  spend: (act: Act, codeIds: readonly number[], accountId: number | null) => Promise<void>;
};

/** Makes and judges codes on the room's keys; the database keeps a keyed hash only. */
export function createSmsCodeDesk(keys: AccountKeys, vault: MobileVault): SmsCodeDesk {
  const hashOf = (codeId: number, code: string) => lookupHash(keys.smsCode, `${codeId}.${code}`);
  const isRightCode = ({ id, codeHash }: SmsCodeRow, code: string): boolean =>
    codeHash !== null && isLookupHash(keys.smsCode, codeHash, `${id}.${code}`);
  return {
    make(codeId) {
      const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0');
      return { code, codeHash: hashOf(codeId, code) };
    },
    addressHash: (address) => lookupHash(keys.smsCode, `address:${address}`),
    async check(act, { mobile, scene, code, field = 'smsCode' }) {
      const row = await lockNewestCode(act.sql, { mobileHash: vault.hashOf(mobile), scene });
      const expired = () => act.refuse('codeExpired', { result: { field } });
      if (!row || !isOpen(row, act.now)) throw expired();
      const isRight = isRightCode(row, code);
      if (row.spentAt) {
        if (isRight && row.spentBy !== null) return { codeId: row.id, repeats: row.spentBy };
        throw expired();
      }
      if (isRight) return { codeId: row.id, repeats: undefined };
      await countWrongTry(act.sql, row.id);
      await act.audit({ targetType: 'smsCode', targetId: row.id, detail: { outcome: 'codeWrong', scene } });
      const left = smsLimits.tries - row.tries - 1;
      const msg = left > 0 ? `短信验证码不正确，还可以再试 ${left} 次` : '短信验证码已输错多次，请重新获取';
      throw keepEffects(act.refuse('codeWrong', { msg, result: { field } }));
    },
    async fits({ sql, now }, { mobile, scene, code }) {
      const row = await findNewestCode(sql, { mobileHash: vault.hashOf(mobile), scene });
      return row !== undefined && row.spentAt === null && isOpen(row, now) && isRightCode(row, code);
    },
    async spend(act, codeIds, accountId) {
      for (const codeId of codeIds) await spendCode(act.sql, codeId, { at: act.now, by: accountId });
    },
  };
}

const isOpen = ({ expiresAt, tries }: SmsCodeRow, now: Date): boolean =>
  expiresAt > now && tries < smsLimits.tries;
