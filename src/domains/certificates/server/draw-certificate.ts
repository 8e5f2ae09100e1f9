import type { Sql } from '#database/transaction.ts';
import type { ProvenStar } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { CertificateFields } from '../contract/certificates.contract.ts';
import { certificateNames } from '../contract/certificates.words.ts';
import { idKindLabels } from '#domains/volunteers/contract/real-name.words.ts';
import { printsWholeId, verifyUrlOf } from './certificate-views.ts';
import {
  certificatePage,
  documentOf,
  type CertificateRowRead,
  findOwnCertificate,
  holderOf,
} from './certificates.queries.ts';
import { type Issuer, type Paper, paperOf } from './paper/paper.rules.ts';
import { printPaper } from './paper/paper-press.ts';
import { sealPictures } from './seal/seals.queries.ts';

type Site = { publicUrl: string };
/** Opens the sealed number of a document; without it papers that show the whole number are left out. */
type Opener = { openId?: (cipher: string) => string };
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

/** Kind of a document and its last four signs, as a certificate keeps them. */
export const documentTail = ({ idKind }: Pick<Document, 'idKind'>, idNo: string): string =>
  `${idKindLabels[idKind]}末四位 ${idNo.slice(-4)}`;

type Document = NonNullable<Awaited<ReturnType<typeof documentOf>>>;

/**
 * What a certificate with the whole number says of the document: no certificate keeps the number, so it is that of the account, as long
 * as it is the document that the certificate was made with. Undefined when it was withdrawn or is another one by now.
 */
async function wholeIdOf(sql: Sql, row: Held, { openId }: Opener): Promise<string | undefined> {
  const document = openId && (await documentOf(sql, row.volunteerId));
  if (!document) return undefined;
  const idNo = openId(document.idCipher);
  return documentTail(document, idNo) === row.holderId
    ? `${idKindLabels[document.idKind]} ${idNo}`
    : undefined;
}

/** Papers of one holder's certificates, with their seals read; those that cannot be drawn any more are left out. */
export async function papersOf(
  sql: Sql,
  rows: readonly Held[],
  { volunteerNo, publicUrl, ...opener }: Site & Opener & { volunteerNo: string },
): Promise<PaperToDraw[]> {
  const drawable = await Promise.all(
    rows.map(async (row) => {
      const holderId = printsWholeId(row) ? await wholeIdOf(sql, row, opener) : row.holderId;
      return holderId === undefined ? [] : [{ ...row, holderId }];
    }),
  );
  const seals = await sealPictures(
    sql,
    rows.map(({ sealId }) => sealId),
  );
  return drawable.flat().map((row) => ({
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

/** The paper of one's own certificate, undefined where it cannot be drawn any more; undefined for anybody else's. */
export async function ownPaper(
  sql: Sql,
  { volunteerId, id, ...site }: Site & Opener & { volunteerId: number; id: number },
): Promise<{ hasWholeId: boolean; paper: PaperToDraw | undefined } | undefined> {
  const row = await findOwnCertificate(sql, volunteerId, id);
  if (!row) return undefined;
  const { volunteerNo } = await holderOf(sql, volunteerId);
  const [paper] = await papersOf(sql, [row], { volunteerNo, ...site });
  return { hasWholeId: printsWholeId(row), paper };
}

/** Papers of a person's certificates that stand, the latest `most`; those with the whole number of the document are taken out by the password alone. */
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
