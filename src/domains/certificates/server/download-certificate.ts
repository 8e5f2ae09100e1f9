import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { ownPaper } from './draw-certificate.ts';

type Download = typeof contract.downloadCertificate;
type Downloaded = { fileName: string; pdf: string };

/** Draws the paper of one's own certificate from what was frozen, while nobody waits for a transaction. @throws NotFound */
export async function drawDownload(
  { sql, caller }: ActOf<Download>,
  { id }: RequestIn<Download>,
  publicUrl: string,
): Promise<Downloaded> {
  const paper = await ownPaper(sql, { volunteerId: caller.volunteerId, id, publicUrl });
  if (!paper) throw new NotFound('没有这份证书');
  const bytes = await paper.draw();
  return { fileName: paper.fileName, pdf: bytes.toString('base64') };
}

/** Hands over the paper that was drawn: the same bytes each time. */
export const downloadCertificate: UseCase<Download, Downloaded> = async (_act, _request, drawn) => drawn;
