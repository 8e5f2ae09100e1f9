import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { type SiteTextKey, siteTextKeys } from '../contract/site.words.ts';
import { readTexts, versionOf } from './site-settings.ts';
import { lockSiteTexts, saveSiteTexts } from './site.store.ts';

const contestedTexts: Contested = {
  targetType: 'site',
  targetId: null,
  noun: '站点设置',
  deeds: { saveSite: '修改' },
};

/** Changes the texts; what public pages had kept is dropped with the write. @throws VersionConflict when somebody was faster */
export const saveSite: UseCase<typeof contract.saveSite> = async (act, { version, ...texts }) => {
  await lockSiteTexts(act.sql);
  const before = await readTexts(act);
  if (versionOf(before) !== version) throw await overtaken(act, contestedTexts);
  const changed = siteTextKeys.filter((key) => texts[key] !== before[key]);
  const pick = (from: Record<SiteTextKey, string>) =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  await saveSiteTexts(act.sql, pick(texts));
  await act.audit({
    targetType: 'site',
    targetId: null,
    detail: { before: pick(before), after: pick(texts) },
  });
  return {};
};
