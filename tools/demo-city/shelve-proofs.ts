import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#database/connection.ts';
import { fileKeysFrom, shelvePrivate } from '#domains/files/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { bulkInsert } from './bulk-insert.ts';
import { plus } from './city.ts';
import { REMARKS } from './texts/office/remarks.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** A check whose document was photographed; decided ones lose their pictures 30 days later. */
export type ProvedCheck = { id: number; volunteerId: number; submittedAt: string; decidedAt: string | null };

const [width, height] = [856, 540];
const keptMs = 30 * 86_400_000;

/** The picture of a document that says it is none: a card with a portrait and lines, in shapes that need no typeface. */
function cardOf(index: number): Promise<Buffer> {
  const hue = (index * 47) % 360;
  const lines = [120, 180, 240, 300].map(
    (y, line) => `<rect x="330" y="${y}" width="${420 - line * 55}" height="22" rx="6" fill="#5b6b78"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="36" fill="hsl(${hue} 38% 88%)"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="26" fill="none" stroke="hsl(${hue} 30% 55%)" stroke-width="4"/>
    <rect x="80" y="110" width="200" height="250" rx="14" fill="#fff"/>
    <circle cx="180" cy="205" r="52" fill="#8a98a3"/><path d="M92 360a88 82 0 0 1 176 0z" fill="#8a98a3"/>
    ${lines.join('')}
    <text x="${width / 2}" y="465" font-size="44" text-anchor="middle" fill="#b23b2e" font-family="sans-serif">${REMARKS.proofSpecimen}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer();
}

/** Gives every check the picture that staff look at, on the shelf and in its row. */
export async function shelveProofs(
  database: Database,
  { storage, secret, idAt }: { storage: StoragePort; secret: Secret; idAt: (at: Date) => number },
  checks: readonly ProvedCheck[],
): Promise<void> {
  const keys = fileKeysFrom(secret);
  const rows = await Promise.all(
    checks.map(async (check, index) => {
      const bytes = await cardOf(index);
      const key = createHash('sha256').update(`demo proof ${check.id}`).digest('hex').slice(0, 32);
      await shelvePrivate({ storage, keys }, key, bytes);
      return {
        id: idAt(new Date(check.submittedAt)),
        key,
        purpose: 'idProof',
        uploaderId: check.volunteerId,
        name: REMARKS.proofFile,
        mime: 'image/jpeg',
        bytes: bytes.length,
        width,
        height,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        status: 'attached',
        targetType: 'realNameCheck',
        targetId: check.id,
        expiresAt: check.decidedAt && toInstant(plus(new Date(check.decidedAt), keptMs)),
        createdAt: check.submittedAt,
      };
    }),
  );
  await bulkInsert(database, 'files', rows);
}
