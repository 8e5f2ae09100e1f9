import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Database } from '#database/connection.ts';
import { makePictures, purposeWidths, storagePaths } from '#domains/files/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, type CityActivity, dayMs, plus } from '../city.ts';
import { REMARKS } from '../texts/office/remarks.ts';
import { PICTURES, type SceneName } from './picture-texts.ts';
import { drawScene } from './draw-scenes.ts';

/** So many activities of a category show pictures: those that begin next, so that there are some on every day. */
const pictured = 3;

type Made = Awaited<ReturnType<typeof makePictures>>;
type Shown = { activity: CityActivity; scene: SceneName; words: string };

/** Gives some public activities their photos: made once, sent by each team for itself. */
export async function loadPictures(
  database: Database,
  city: City,
  { storage }: { storage: StoragePort },
): Promise<void> {
  const shown = PICTURES.flatMap(({ category, pictures }) =>
    chosen(city, category).flatMap((activity) => pictures.map((picture) => ({ activity, ...picture }))),
  );
  const made = new Map<SceneName, Made>();
  for (const scene of new Set(shown.map((one) => one.scene))) made.set(scene, await madeOf(scene));
  const files = await Promise.all(shown.map((one) => shelve(city, one, { storage, made })));
  await bulkInsert(database, 'files', files);
  await bulkInsert(
    database,
    'activityFiles',
    files.map(({ id }, place) => ({ activityId: shown[place]?.activity.id, fileId: id, isShown: true })),
  );
  for (const activity of new Set(shown.map((one) => one.activity))) {
    const pictures = files.flatMap(({ key }, place) =>
      shown[place]?.activity === activity
        ? [{ url: `/files/p/${key}/1600.webp`, alt: shown[place].words }]
        : [],
    );
    await database.kysely
      .updateTable('activities')
      .set({ cover: JSON.stringify({ src: pictures[0]?.url }), pictures: JSON.stringify(pictures) })
      .where('id', '=', raw.lit(activity.id))
      .execute();
  }
}

/** Published ones of a category that are still to come, the soonest first. */
function chosen({ activities, shifts, now }: City, category: string): CityActivity[] {
  const startOf = new Map(
    shifts.toReversed().map(({ activity, startsAt }) => [activity, startsAt.getTime()]),
  );
  return activities
    .filter((one) => one.category === category && one.status === 'published')
    .filter((one) => (startOf.get(one) ?? 0) > now.getTime() + dayMs)
    .toSorted((one, other) => (startOf.get(one) ?? 0) - (startOf.get(other) ?? 0))
    .slice(0, pictured);
}

const noRefusal = {
  refuse: (reason: string) => new Error(`a picture of the demo city is refused: ${reason}`),
};

const madeOf = async (scene: SceneName): Promise<Made> =>
  makePictures(noRefusal as never, await drawScene(scene), {
    kind: 'jpeg',
    widths: purposeWidths('activityPicture'),
    isSquare: false,
  });

type Shelf = { storage: StoragePort; made: ReadonlyMap<SceneName, Made> };

async function shelve(city: City, { activity, scene }: Shown, { storage, made }: Shelf) {
  const { pictures, size } = made.get(scene) ?? { pictures: [], size: { width: 0, height: 0 } };
  const digest = createHash('sha256').update(`demo picture ${activity.id} ${scene}`).digest('hex');
  const key = digest.slice(0, 32);
  for (const { suffix, bytes } of pictures) await storage.put(storagePaths.picture(key, suffix), bytes);
  const createdAt = plus(activity.publishedAt ?? city.now, -dayMs);
  const largest = pictures.find(({ suffix }) => suffix === '1600.webp')?.bytes ?? Buffer.alloc(0);
  return {
    id: city.idAt(createdAt),
    key,
    purpose: 'activityPicture',
    uploaderId: activity.team.accountId,
    name: REMARKS.servicePhoto,
    mime: 'image/webp',
    bytes: largest.length,
    ...size,
    sha256: createHash('sha256').update(largest).digest('hex'),
    status: 'attached',
    targetType: 'teamActivities',
    targetId: activity.team.id,
    expiresAt: null,
    createdAt: toInstant(createdAt),
  };
}
