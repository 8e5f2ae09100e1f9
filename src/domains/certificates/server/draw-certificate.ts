import type { Sql } from '#database/transaction.ts';
import type { ProvenStar } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { CertificateFields } from '../contract/certificates.contract.ts';
import { certificateNames } from '../contract/certificates.words.ts';
import { verifyUrlOf } from './certificate-views.ts';
import { certificatePage, type CertificateRowRead, holderOf } from './certificates.queries.ts';
import { drawPaper } from './paper/draw-paper.ts';
import { type Issuer, paperOf } from './paper/paper.rules.ts';

type Site = { publicUrl: string };
type Held = Pick<CertificateRowRead, 'certNo'> & Parameters<typeof verifyUrlOf>[1] & CertificateRowRead;

/** What the file of a certificate is called. */
export const certificateFileName = ({ certNo, star }: Pick<Held, 'certNo' | 'star'>): string =>
  `${certificateNames[star ? 'star' : 'hours']}-${certNo}.pdf`;

/** The paper of a certificate from what was frozen: the same bytes each time. */
export const drawCertificate = (row: Held, volunteerNo: string, { publicUrl }: Site): Promise<Buffer> =>
  drawPaper(
    paperOf({
      ...row,
      volunteerNo,
      fields: row.fields as CertificateFields,
      issuer: row.issuer as Issuer,
      star: row.star as ProvenStar | null,
      verifyUrl: verifyUrlOf(publicUrl, row),
    }),
  );

/** Papers of a person's certificates that stand, the latest `most`; each is drawn when it is asked for, outside the transaction. */
export async function standingPapers(
  sql: Sql,
  volunteerId: number,
  { publicUrl, most }: Site & { most: number },
): Promise<{ fileName: string; draw: () => Promise<Buffer> }[]> {
  const { volunteerNo } = await holderOf(sql, volunteerId);
  const rows = await certificatePage(sql, volunteerId, { pageNum: 1, pageSize: most });
  return rows
    .filter(({ status }) => status === 'issued')
    .map((row) => ({
      fileName: certificateFileName(row),
      draw: () => drawCertificate(row, volunteerNo, { publicUrl }),
    }));
}
