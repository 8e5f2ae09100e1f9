import type { Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/act.ts';
import type { CategoryKey } from '../contract/categories.words.ts';
import type { SiteView } from '../contract/site.contract.ts';
import { siteTextKeys } from '../contract/site.words.ts';
import type { SiteTexts } from '../contract/site.words.ts';
import { areaRows, categoryRows, countOrganisations, siteTextRows } from './site.queries.ts';

/** Every page asks for these rows and they change once a month: so old may an answer be. */
const freshMs = 30_000;

/** Reads the site's texts, areas and categories, remembering the answer for half a minute in this process. */
export function createSiteReader(): (act: Pick<Act, 'sql' | 'now'>) => Promise<SiteView> {
  let kept: { view: Promise<SiteView>; readAt: number } | undefined;
  return ({ sql, now }) => {
    const age = now.getTime() - (kept?.readAt ?? Number.NEGATIVE_INFINITY);
    if (kept && age >= 0 && age < freshMs) return kept.view;
    const view = readSite(sql);
    kept = { view, readAt: now.getTime() };
    view.catch(() => (kept = undefined));
    return view;
  };
}

/** The site as it stands in the tables; texts that were never set are empty. */
export async function readSite(sql: Sql): Promise<SiteView> {
  const texts = new Map((await siteTextRows(sql)).map(({ key, value }) => [key, value]));
  const textOf = (key: string): string => {
    const value = texts.get(key);
    return typeof value === 'string' ? value : '';
  };
  const categories = await categoryRows(sql);
  return {
    ...(Object.fromEntries(siteTextKeys.map((key) => [key, textOf(key)])) as SiteTexts),
    areas: await areaRows(sql),
    categories: categories.map(({ key, name }) => ({ key: key as CategoryKey, name })),
    organisationCount: await countOrganisations(sql),
  };
}
