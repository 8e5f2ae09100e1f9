import type { Sql } from '#database/transaction.ts';
import type { ProvenStar } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { CertificateFields } from '../contract/certificates.contract.ts';
import { certificateNames } from '../contract/certificates.words.ts';
import { verifyUrlOf } from './certificate-views.ts';
import {
  certificatePage,
  type CertificateRowRead,
  findOwnCertificate,
  holderOf,
} from './certificates.queries.ts';
import { type Issuer, type Paper, paperOf } from './paper/paper.rules.ts';
import { printPaper } from './paper/paper-press.ts';
import { sealPictures } from './seal/seals.queries.ts';

type Site = { publicUrl: string };
type Held = Omit<CertificateRowRead, 'replacedByNo' | 'changedCount'>;

/** What the file of a certificate is called. */
export const certificateFileName = ({ certNo, star }: Pick<Held, 'certNo' | 'star'>): string =>
  `${certificateNames[star ? 'star' : 'hours']}-${certNo}.pdf`;

/** Everything that stands on the paper of a certificate, from what was frozen. */
const paperOfRow = (row: Held, about: Site & { volunteerNo: string; seal: Uint8Array | undefined }): Paper =>
  paperOf({
    ...row,
    ...about,
    fields: row.fields as CertificateFields,
    issuer: row.issuer as Issuer,
    star: row.star as ProvenStar | null,
    verifyUrl: verifyUrlOf(about.publicUrl, row),
  });

/** A paper that is drawn when it is asked for, outside every transaction: the same bytes each time. */
export type PaperToDraw = { fileName: string; draw: () => Promise<Buffer> };

/** Papers of one holder's certificates, with their seals read. */
export async function papersOf(
  sql: Sql,
  rows: readonly Held[],
  { volunteerNo, publicUrl }: Site & { volunteerNo: string },
): Promise<PaperToDraw[]> {
  const seals = await sealPictures(
    sql,
    rows.map(({ sealId }) => sealId),
  );
  return rows.map((row) => ({
    fileName: certificateFileName(row),
    draw: () =>
      printPaper(
        paperOfRow(row, {
          volunteerNo,
          publicUrl,
          seal: row.sealId === null ? undefined : seals.get(row.sealId),
        }),
      ),
  }));
}

/** The paper of one's own certificate; undefined for anybody else's. */
export async function ownPaper(
  sql: Sql,
  { volunteerId, id, publicUrl }: Site & { volunteerId: number; id: number },
): Promise<PaperToDraw | undefined> {
  const row = await findOwnCertificate(sql, volunteerId, id);
  if (!row) return undefined;
  const { volunteerNo } = await holderOf(sql, volunteerId);
  return (await papersOf(sql, [row], { volunteerNo, publicUrl }))[0];
}

/** Papers of a person's certificates that stand, the latest `most`. */
export async function standingPapers(
  sql: Sql,
  volunteerId: number,
  { publicUrl, most }: Site & { most: number },
): Promise<PaperToDraw[]> {
  const { volunteerNo } = await holderOf(sql, volunteerId);
  const rows = await certificatePage(sql, volunteerId, { pageNum: 1, pageSize: most });
  const standing = rows.filter(({ status }) => status === 'issued');
  return papersOf(sql, standing, { volunteerNo, publicUrl });
}
