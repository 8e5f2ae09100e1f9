import type { RegistrationTools } from '#domains/accounts/server/index.ts';
import { type FileShelf, keepUpload, type StoredUpload, storeUpload } from '#domains/files/server/index.ts';
import { InvalidInput, NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-files.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { requesterHash } from '../needs.queries.ts';

export type SendingTools = RegistrationTools & { shelf: FileShelf; people: NeedVault };
type Request = RequestIn<typeof contract.sendNeedFile>;
export type SentFile = {
  tools: SendingTools;
  holderHash: string | undefined;
  stored: StoredUpload | undefined;
};

/** Puts a file on the shelf before the transaction, for a right code or key alone: nobody unproven stores anything. */
export async function storeNeedFile(
  act: ActOf<typeof contract.sendNeedFile>,
  request: Request,
  tools: SendingTools,
): Promise<SentFile> {
  const holderHash = await provenHolder(act, request, tools);
  if (holderHash === undefined) return { tools, holderHash, stored: undefined };
  const { purpose, file } = request;
  const stored = await storeUpload(act, { purpose, file, sender: { holderHash } }, tools.shelf);
  return { tools, holderHash, stored };
}

/** Whose the file will be: of the number that the code proves, or of the need whose key is shown. */
async function provenHolder(
  act: ActOf<typeof contract.sendNeedFile>,
  { mobile, smsCode, needId, followKey }: Request,
  { desk, vault, people }: SendingTools,
): Promise<string | undefined> {
  if (needId !== undefined)
    return people.isFollowKey(followKey, needId, act.now)
      ? ((await requesterHash(act.sql, needId)) ?? undefined)
      : undefined;
  if (mobile === undefined || smsCode === undefined) return undefined;
  return (await desk.fits(act, { mobile, scene: 'need', code: smsCode })) ? vault.hashOf(mobile) : undefined;
}

/**
 * Keeps what somebody without an account sends ahead of their need, as the number's that the code proves, or for the returned one whose key they have. The code is not used
 * up: the need is raised with it. @throws Refusal by `smsCodeRefusals` and `uploadRefusals`, NotFound for a key that is over, InvalidInput without a number
 */
export const sendNeedFile: UseCase<typeof contract.sendNeedFile, SentFile> = async (
  act,
  { purpose, file, mobile, smsCode, needId },
  { tools: { desk }, holderHash, stored },
) => {
  if (needId === undefined) {
    if (mobile === undefined || smsCode === undefined)
      throw new InvalidInput([{ path: 'mobile', msg: '请先填写手机号和验证码' }]);
    await desk.check(act, { mobile, scene: 'need', code: smsCode });
  }
  if (!stored || holderHash === undefined) {
    if (needId !== undefined) throw new NotFound('查单的时间过了，请用单号和手机号重新查');
    throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  }
  const { fileId } = await keepUpload(act, { purpose, file, sender: { holderHash } }, stored);
  return { fileId };
};
