import type { RegistrationTools } from '#domains/accounts/server/index.ts';
import { type FileShelf, keepUpload, type StoredUpload, storeUpload } from '#domains/files/server/index.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-files.contract.ts';

export type SendingTools = RegistrationTools & { shelf: FileShelf };
type Request = RequestIn<typeof contract.sendNeedFile>;
export type SentFile = { tools: SendingTools; stored: StoredUpload | undefined };

/** Puts a file on the shelf before the transaction, for a right code alone: nobody unproven stores anything. */
export async function storeNeedFile(
  act: ActOf<typeof contract.sendNeedFile>,
  { purpose, file, mobile, smsCode }: Request,
  tools: SendingTools,
): Promise<SentFile> {
  const isProven = await tools.desk.fits(act, { mobile, scene: 'need', code: smsCode });
  const sender = { holderHash: tools.vault.hashOf(mobile) };
  return {
    tools,
    stored: isProven ? await storeUpload(act, { purpose, file, sender }, tools.shelf) : undefined,
  };
}

/**
 * Keeps what somebody without an account sends ahead of their need, as the number's that the code proves. The code is not used
 * up: the need is raised with it. @throws Refusal by `smsCodeRefusals` and `uploadRefusals`
 */
export const sendNeedFile: UseCase<typeof contract.sendNeedFile, SentFile> = async (
  act,
  { purpose, file, mobile, smsCode },
  { tools: { desk, vault }, stored },
) => {
  await desk.check(act, { mobile, scene: 'need', code: smsCode });
  if (!stored) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  const { fileId } = await keepUpload(
    act,
    { purpose, file, sender: { holderHash: vault.hashOf(mobile) } },
    stored,
  );
  return { fileId };
};
