import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { getSite, listOrganisations } from '../contract/site.contract.ts';

const { app } = openHouse({ isOneStory: true });

describe('the calls of site', () => {
  it('are open to everybody', async () => {
    expect((await app().call(getSite, {})).body.result).toMatchObject({
      shortTitle: '江澜志愿',
      organisationCount: 1,
    });
    expect((await app().call(listOrganisations, {})).body.result).toMatchObject({
      total: 1,
      list: [{ kind: 'centre' }],
    });
  });

  it('refuse unknown properties and levels', async () => {
    expect((await app().call(getSite, { extra: 1 } as never)).status).toBe(400);
    expect((await app().call(listOrganisations, { kind: 'street' as never })).status).toBe(400);
  });
});
