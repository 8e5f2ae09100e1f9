import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#database/connection.ts';
import { fileKeysFrom, shelvePrivate } from '#domains/files/server/index.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { City } from '../city.ts';
import { REMARKS } from '../texts/office/remarks.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** Where the city keeps its files. */
export type Shelf = { storage: StoragePort; secret: Secret };
/** What a photo proves, and who sent it when. */
export type Photographed = {
  purpose: 'hourProof' | 'makeupProof' | 'microPhoto';
  targetType: string;
  targetId: number;
  volunteerId: number;
  createdAt: string;
  expiresAt?: string;
};

const [width, height] = [960, 640];

/** An evening by the river in shapes: what a photo of the service would lie under. */
function photoOf(index: number): Promise<Buffer> {
  const hue = (index * 53 + 190) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="hsl(${hue} 42% 84%)"/>
    <circle cx="${620 + (index % 5) * 40}" cy="150" r="60" fill="#fbe3a6"/>
    <path d="M0 420q240-60 480 0t480 0v220H0z" fill="hsl(${hue} 35% 58%)"/>
    ${[220, 340, 700].map((x) => `<circle cx="${x}" cy="380" r="34" fill="#b23b2e"/><path d="M${x - 60} 520a60 74 0 0 1 120 0z" fill="#b23b2e"/>`).join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 74 }).toBuffer();
}

/** Gives each of these a photo, on the shelf and in its row. */
export async function shelvePhotos(
  database: Database,
  { city, storage, secret }: Shelf & { city: City },
  proved: readonly Photographed[],
): Promise<void> {
  const keys = fileKeysFrom(secret);
  const rows = await Promise.all(
    proved.map(async ({ purpose, targetType, targetId, volunteerId, createdAt, expiresAt }, index) => {
      const bytes = await photoOf(index);
      const key = createHash('sha256').update(`demo ${targetType} ${targetId}`).digest('hex').slice(0, 32);
      await shelvePrivate({ storage, keys }, key, bytes);
      return {
        id: city.idAt(new Date(createdAt)),
        key,
        purpose,
        uploaderId: volunteerId,
        name: REMARKS.servicePhoto,
        mime: 'image/jpeg',
        bytes: bytes.length,
        width,
        height,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        status: 'attached',
        targetType,
        targetId,
        expiresAt: expiresAt ?? null,
        createdAt,
      };
    }),
  );
  await bulkInsert(database, 'files', rows);
}
