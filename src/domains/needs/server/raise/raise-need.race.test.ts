import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildSmsCode } from '#domains/accounts/testing/sms.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { raiseNeed } from '../../contract/needs.contract.ts';

const times = 20;

describeOnPostgres('an impatient finger', () => {
  const now = new Date('2026-11-23T10:00:00+08:00');
  const { app } = openHouse({ now });

  it('makes one need of an order that is sent many times at once', async () => {
    const { sql, call } = app();
    const mobile = '13912340987';
    const request = {
      requestKey: randomUUID(),
      needType: 'repair' as const,
      title: '灯坏了，想请人换',
      description: '客厅的吸顶灯不亮了，灯已经买好。',
      organisationId: (await buildOrganisation(sql)).id,
      address: '渡口老街 14 号 301',
      expectStart: '2026-11-24T08:00:00+08:00',
      expectEnd: '2026-11-24T12:00:00+08:00',
      urgency: 'normal' as const,
      risk: '要登高',
      requesterKind: 'self' as const,
      requesterName: '欧阳秋水',
      mobile,
      smsCode: await buildSmsCode(sql, { mobile, scene: 'need', now }),
    };
    const answers = await Promise.all(Array.from({ length: times }, () => call(raiseNeed, request)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
    expect(new Set(answers.map(({ body }) => body.result.needNo)).size).toBe(1);
    expect(await sql.selectFrom('needs').select('id').execute()).toHaveLength(1);
    expect(await sql.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });
});
