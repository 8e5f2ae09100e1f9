import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import { suggestPlaces } from '../../contract/places.contract.ts';
import { buildActivity } from '../../testing/activities.builders.ts';

const { app } = openHouse({ now: new Date('2026-11-20T09:00:00+08:00') });
const spot = { lng: 118.83, lat: 31.97 };

async function named(keyword: string): Promise<string[]> {
  const { accountId } = await buildTeam(app().sql);
  const { body } = await app().call(suggestPlaces, { keyword }, await app().signInAs(accountId));
  return body.result.places.map(({ name }: { name: string }) => name);
}

it('knows where public activities were held, each place once, and the open units of the centre', async () => {
  const { sql } = app();
  const now = app().clock();
  const place = { placeName: '白鹭湿地观景台', address: '鹿渚区江滩路 3 号', ...spot, now };
  await buildActivity(sql, place);
  await buildActivity(sql, place);
  await buildActivity(sql, { ...place, placeName: '白鹭湿地工棚', status: 'draft', publishedAt: null });
  await buildActivity(sql, { ...place, placeName: '白鹭湿地停车场', lng: null, lat: null });
  await sql
    .insertInto('organisations')
    .values([
      { kind: 'community', name: '白鹭社区实践站', path: 'x/1/', area: '', address: '白鹭路 1 号', ...spot },
      {
        kind: 'community',
        name: '白鹭老站',
        path: 'x/2/',
        area: '',
        address: '白鹭路 2 号',
        closedAt: now,
        closedReason: '并入新站',
        ...spot,
      },
    ])
    .execute();
  expect(await named('白鹭')).toEqual(['白鹭湿地观景台', '白鹭社区实践站']);
  expect(await named('bailu')).toEqual(['白鹭湿地观景台', '白鹭社区实践站']);
  expect(await named('blsd')).toEqual(['白鹭湿地观景台']);
});

it('gives the place as the form takes it', async () => {
  await buildActivity(app().sql, {
    placeName: '石矶渡口',
    address: '石矶街 9 号',
    area: null,
    ...spot,
    now: app().clock(),
  });
  const { accountId } = await buildTeam(app().sql);
  const { body } = await app().call(suggestPlaces, { keyword: '石矶渡' }, await app().signInAs(accountId));
  expect(body.result.places).toEqual([
    { name: '石矶渡口', address: '石矶街 9 号', area: null, areaName: null, ...spot, isUnit: false },
  ]);
});
