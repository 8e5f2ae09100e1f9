import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { ownPaper } from './draw-certificate.ts';

type Drawn = { fileName: string; pdf: string };

/** Draws the paper of one's own certificate from what was frozen, while nobody waits for a transaction. @throws NotFound */
export async function drawDownload(
  { sql, caller }: ActOf<typeof contract.downloadCertificate>,
  { id }: RequestIn<typeof contract.downloadCertificate>,
  publicUrl: string,
): Promise<Drawn> {
  const paper = await ownPaper(sql, { volunteerId: caller.volunteerId, id, publicUrl });
  if (!paper) throw new NotFound('没有这份证书');
  const bytes = await paper.draw();
  return { fileName: paper.fileName, pdf: bytes.toString('base64') };
}

/** Hands over the paper that was drawn: the same bytes each time. */
export const downloadCertificate: UseCase<typeof contract.downloadCertificate, Drawn> = async (
  _act,
  _request,
  drawn,
) => drawn;
