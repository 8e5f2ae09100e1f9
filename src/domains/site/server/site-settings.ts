import { createHash } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { siteTextKeys } from '../contract/site.words.ts';
import type { SiteTextKey, SiteTexts } from '../contract/site.words.ts';
import { readSite } from './get-site.ts';
import { lockSiteTexts, saveSiteTexts } from './site.store.ts';

type Staff = Act<StaffCaller>;

/** Two answers with the same texts have the same version. */
const versionOf = (texts: SiteTexts): string =>
  createHash('sha256')
    .update(JSON.stringify(siteTextKeys.map((key) => texts[key])))
    .digest('hex')
    .slice(0, 32);

async function readTexts(act: Staff): Promise<SiteTexts> {
  const site = await readSite(act.sql);
  return Object.fromEntries(siteTextKeys.map((key) => [key, site[key]])) as SiteTexts;
}

/** Texts of the site for whoever edits them. */
export async function getSiteSettings(act: Staff): Promise<ResultOf<typeof contract.getSiteSettings>> {
  const texts = await readTexts(act);
  return { texts, version: versionOf(texts), mayEdit: act.caller.organisationPath === undefined };
}

const contestedTexts: Contested = {
  targetType: 'site',
  targetId: null,
  noun: '站点设置',
  deeds: { saveSite: '修改' },
};

/** Changes the texts; what public pages had kept is dropped with the write. @throws VersionConflict when somebody was faster */
export async function saveSite(act: Staff, { version, ...texts }: ParsedRequestOf<typeof contract.saveSite>) {
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
}
