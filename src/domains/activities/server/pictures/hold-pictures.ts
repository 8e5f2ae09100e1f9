import { attachFiles, filesByUrl, letGoOfFiles } from '#domains/files/server/index.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { pictureUrlsOf } from './pictures.rules.ts';
import { filesOfNobody, heldFiles, writeFiles } from './pictures.store.ts';

type Holding = Pick<Act<Caller>, 'sql' | 'now' | 'caller'>;
type Held = { id: number; teamId: number };
/** What shows pictures: the stored form, and a change of it that waits or was returned. Left out, it is as before; null shows none. */
type Showing = { stored?: ActivityForm | null; change?: ActivityForm | null };

/**
 * Ties pictures to an activity as its forms show them, and lets go of those that no activity of the team shows any more; they go a day
 * later. @throws InvalidInput at the picture that is gone, or that another team sent
 */
export async function holdPictures(act: Holding, { id, teamId }: Held, showing: Showing): Promise<void> {
  const before = await heldFiles(act.sql, id);
  const idsBefore = (isShown: boolean) =>
    before.filter((file) => file.isShown === isShown).map(({ fileId }) => fileId);
  const shown = showing.stored === undefined ? idsBefore(true) : await filesOf(act, showing.stored);
  const waiting = showing.change === undefined ? idsBefore(false) : await filesOf(act, showing.change);
  const after = new Map([
    ...waiting.map((fileId) => [fileId, false] as const),
    ...shown.map((fileId) => [fileId, true] as const),
  ]);
  if (before.length === 0 && after.size === 0) return;
  const target = { purpose: 'activityPicture', targetType: 'teamActivities', targetId: teamId } as const;
  await attachTheirs(act, { ...target, fileIds: [...after.keys()] });
  await writeFiles(
    act.sql,
    id,
    [...after].map(([fileId, isShown]) => ({ fileId, isShown })),
  );
  const dropped = before.map(({ fileId }) => fileId).filter((fileId) => !after.has(fileId));
  await letGoOfFiles(act, await filesOfNobody(act.sql, dropped));
}

async function filesOf({ sql }: Holding, form: ActivityForm | null): Promise<number[]> {
  if (!form) return [];
  const urls = pictureUrlsOf(form);
  const ids = await filesByUrl(sql, urls);
  const gone = urls.filter((url) => !ids.has(url));
  if (gone.length > 0) throw new InvalidInput(gone.map((url) => faultAt(form, url)));
  return urls.flatMap((url) => ids.get(url) ?? []);
}

function faultAt({ pictures }: ActivityForm, gone: string): FieldError {
  const place = pictures.findIndex(({ url }) => url === gone);
  return place >= 0
    ? { path: `form.pictures.${place}.url`, msg: '这张图片已不在了，请删去后重新上传' }
    : { path: 'form.cover', msg: '封面照片已不在了，请重新上传' };
}

async function attachTheirs(act: Holding, files: Parameters<typeof attachFiles>[1]): Promise<void> {
  try {
    await attachFiles(act, files);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput([
      { path: 'form.pictures', msg: '有图片已过期，或不是本队上传的，请删去后重新上传' },
    ]);
  }
}
