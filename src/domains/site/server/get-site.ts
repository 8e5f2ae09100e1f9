import type { Sql } from '#database/transaction.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { CategoryKey } from '../contract/categories.words.ts';
import type { SiteView } from '../contract/site.contract.ts';
import type * as contract from '../contract/site.contract.ts';
import { siteTextKeys, type SiteTexts } from '../contract/site.words.ts';
import { areaRows, categoryRows, countOrganisations, siteTextRows } from './site.queries.ts';

/** What every page says of the site. */
export const getSite: UseCase<typeof contract.getSite> = ({ sql }) => readSite(sql);

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
