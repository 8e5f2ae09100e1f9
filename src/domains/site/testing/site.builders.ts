import type { Sql } from '#database/transaction.ts';
import { addMissingAreas, ensureOrganisation, saveServiceCategories } from '../server/index.ts';

/** The area that builders use unless told. */
export const testArea = '990101';

/** Makes sure that the areas, categories and the centre exist, for databases without house rows. */
export async function ensurePlaces(sql: Sql): Promise<{ id: number; path: string }> {
  await addMissingAreas(sql, [{ code: testArea, name: '澜滨区' }]);
  await saveServiceCategories(sql);
  return ensureOrganisation(sql, {
    kind: 'centre',
    name: '江澜市新时代文明实践中心',
    area: '990100',
    address: '澜滨区望江大道 168 号',
    lng: null,
    lat: null,
  });
}

let organisationCount = 0;

/** A 所 below the centre, or a 站 below a given 所. */
export async function buildOrganisation(
  sql: Sql,
  { name, parent }: { name?: string; parent?: { id: number; path: string } } = {},
): Promise<{ id: number; path: string }> {
  const centre = await ensurePlaces(sql);
  organisationCount += 1;
  return ensureOrganisation(sql, {
    kind: parent ? 'community' : 'district',
    name: name ?? `测试实践所 ${process.pid}-${organisationCount}`,
    parent: parent ?? centre,
    area: testArea,
    address: '书院巷 6 号',
    lng: null,
    lat: null,
  });
}
