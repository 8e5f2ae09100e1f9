import { createHash } from 'node:crypto';
import type { Act } from '#platform/server/calls/act.ts';
import { siteTextKeys, type SiteTexts } from '../contract/site.words.ts';
import { readSite } from './get-site.ts';

/** Two answers with the same texts have the same version. */
export const versionOf = (texts: SiteTexts): string =>
  createHash('sha256')
    .update(JSON.stringify(siteTextKeys.map((key) => texts[key])))
    .digest('hex')
    .slice(0, 32);

/** The texts as they stand now. */
export async function readTexts({ sql }: Pick<Act, 'sql'>): Promise<SiteTexts> {
  const site = await readSite(sql);
  return Object.fromEntries(siteTextKeys.map((key) => [key, site[key]])) as SiteTexts;
}
