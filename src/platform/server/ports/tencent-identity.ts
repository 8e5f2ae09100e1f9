import type { IdentityPort } from './identity.ts';
import { callTencent, type TencentCall } from './tencent-call.ts';

/** `endpoint` is `https://faceid.tencentcloudapi.com` but for tests and private gateways. */
export type TencentIdentitySettings = Omit<TencentCall, 'service' | 'action' | 'version'>;

const api = { service: 'faceid', action: 'IdCardVerification', version: '2018-03-01' } as const;

/** `0` agrees; `-1` the two do not belong together, `-2` no such number, `-3` no such name, `-5` not in the register. */
type Verified = { Result: string; Description: string };
const differing = ['-1', '-2', '-3', '-5'];

/**
 * Tencent Cloud FaceID, API 2018-03-01, action IdCardVerification: name and number against the register of the authority.
 * Whatever is no answer about the person (fault, upkeep, quota) throws the provider's code and sentence, never name or number.
 */
export const createTencentIdentity = (settings: TencentIdentitySettings): IdentityPort => ({
  async check({ name, idNo }) {
    const answer = await callTencent<Verified>({ ...settings, ...api }, { IdCard: idNo, Name: name });
    if (answer?.Error)
      throw new Error(`身份核验服务商拒绝应答：${answer.Error.Code} ${answer.Error.Message}`);
    if (answer?.Result === '0') return 'agrees';
    if (differing.includes(answer?.Result ?? '')) return 'differs';
    throw new Error(`身份核验服务商没有给出结果：${answer?.Result ?? ''} ${answer?.Description ?? ''}`);
  },
});
