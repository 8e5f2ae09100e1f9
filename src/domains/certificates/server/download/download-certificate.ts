import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificates.contract.ts';
import { ownPaper, type PaperToDraw } from '../draw-certificate.ts';

export type Drawn = { fileName: string; pdf: string };

/** The bytes of a paper, as a call carries them. */
export const drawnPaper = async ({ fileName, draw }: PaperToDraw): Promise<Drawn> => ({
  fileName,
  pdf: (await draw()).toString('base64'),
});

/** Draws the paper of one's own certificate from what was frozen, while nobody waits for a transaction. @throws NotFound, Refusal passwordNeeded */
export async function drawDownload(
  act: ActOf<typeof contract.downloadCertificate>,
  { id }: RequestIn<typeof contract.downloadCertificate>,
  publicUrl: string,
): Promise<Drawn> {
  const own = await ownPaper(act.sql, { volunteerId: act.caller.volunteerId, id, publicUrl });
  if (own?.hasWholeId) throw act.refuse('passwordNeeded');
  if (!own?.paper) throw new NotFound('没有这份证书');
  return drawnPaper(own.paper);
}

/** Hands over the paper that was drawn: the same bytes each time. */
export const downloadCertificate: UseCase<typeof contract.downloadCertificate, Drawn> = async (
  _act,
  _request,
  paper,
) => paper;
