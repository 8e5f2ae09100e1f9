import { type PasswordProof, requireOwnPassword, tryPassword } from '#domains/accounts/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificates.contract.ts';
import { wholePaperRefusals } from '../../contract/certificates.words.ts';
import { type Drawn, drawnPaper } from './download-certificate.ts';
import { ownPaper } from '../draw-certificate.ts';
import type { IssueTools } from '../issue-certificate.ts';

type Whole = { proof: PasswordProof; paper: Drawn | undefined };

/** Tries the password, and draws the paper where it is right, before the transaction. @throws NotFound */
export async function drawWholeDownload(
  { sql, caller }: ActOf<typeof contract.downloadWholeCertificate>,
  { id, userPwd }: RequestIn<typeof contract.downloadWholeCertificate>,
  tools: IssueTools,
): Promise<Whole> {
  const proof = await tryPassword(sql, caller.accountId, userPwd);
  const own = await ownPaper(sql, { volunteerId: caller.volunteerId, id, ...tools });
  if (!own) throw new NotFound('没有这份证书');
  return { proof, paper: proof.isRight && own.paper ? await drawnPaper(own.paper) : undefined };
}

/** Hands over a paper with the whole number of the document to whoever proved to be its holder; each time is a line of the log. */
export const downloadWholeCertificate: UseCase<typeof contract.downloadWholeCertificate, Whole> = async (
  act,
  { id },
  { proof, paper },
) => {
  const { wrongPassword: sentence } = wholePaperRefusals;
  await requireOwnPassword(act, proof, { reason: 'wrongPassword', sentence });
  if (!paper) throw act.refuse('documentGone');
  await act.audit({ targetType: 'certificate', targetId: id });
  return paper;
};
