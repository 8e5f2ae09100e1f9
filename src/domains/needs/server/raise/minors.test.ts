import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import { judgeMinor } from '../../contract/minors.rules.ts';
import { raiseNeed } from '../../contract/needs.contract.ts';
import { createNeedsRoom } from '../index.ts';

const agreed = { hasGuardianConsent: true };
const known = { ...agreed, guardianName: '陈女士', guardianMobile: '13700001111' };

test.each([
  ['a grown-up', { requesterKind: 'self', hasGuardianConsent: false }, []],
  [
    'somebody whose account is of sixteen years',
    { requesterKind: 'self', isAccountMinor: true, ...agreed },
    ['minorAge'],
  ],
  [
    'a neighbour of sixteen for a grown-up',
    { requesterKind: 'neighbor', isAccountMinor: true, ...agreed },
    [],
  ],
  ['a child alone', { minorAge: 'child', requesterKind: 'self', ...known }, 'childAlone'],
  [
    'a teenager without anybody',
    { minorAge: 'teen', requesterKind: 'self', hasGuardianConsent: false },
    ['guardianName', 'guardianMobile', 'hasGuardianConsent'],
  ],
  ['a teenager whose guardian agreed', { minorAge: 'teen', requesterKind: 'self', ...known }, []],
  ['a parent', { minorAge: 'child', requesterKind: 'family', ...agreed }, []],
  [
    'a parent who did not say so',
    { minorAge: 'child', requesterKind: 'family', hasGuardianConsent: false },
    ['hasGuardianConsent'],
  ],
  [
    'a neighbour of a child',
    { minorAge: 'child', requesterKind: 'neighbor', ...agreed },
    ['guardianName', 'guardianMobile'],
  ],
] as const)('%s', (_who, facts, verdict) => {
  expect(judgeMinor(facts)).toEqual(verdict);
});

describe('未成年人点单', () => {
  const noon = new Date('2026-11-23T12:00:00+08:00');
  const mobile = '13912340987';
  const { sql, call, clock } = openRoom(createNeedsRoom({ secret: testSecret, outbox: testOutbox }), {
    now: noon,
  });
  const request = async () => ({
    requestKey: randomUUID(),
    needType: 'homework' as const,
    title: '想请人教数学',
    description: '初二的数学跟不上，想请人周末来教一教。',
    organisationId: (await buildOrganisation(sql())).id,
    address: '渡口老街 14 号',
    expectStart: '2026-11-25T09:00:00+08:00',
    expectEnd: '2026-11-25T11:00:00+08:00',
    urgency: 'normal' as const,
    risk: '无',
    requesterKind: 'self' as const,
    requesterName: '小陈',
    isPublic: true,
  });

  it('is kept with the guardian sealed, and is never public', async () => {
    const smsCode = await buildSmsCode(sql(), { mobile, scene: 'need', now: clock.now });
    const asked = { ...(await request()), mobile, smsCode, minorAge: 'teen' as const };
    expect(await outcomeOf(call(raiseNeed, asked))).toBe('400');
    expect(await outcomeOf(call(raiseNeed, { ...asked, minorAge: 'child', ...known }))).toBe('childAlone');
    const { needId } = await call(raiseNeed, { ...asked, ...known });
    const row = await sql()
      .selectFrom('needs')
      .selectAll()
      .where('id', '=', needId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ forMinor: 'teen', isPublic: false });
    expect(JSON.stringify(row)).not.toContain(known.guardianName);
  });

  it('by the age of the account, whatever is said', async () => {
    const { caller } = await buildVolunteer(sql(), { birthOn: '2010-05-01', account: { mobile } });
    const own = await request();
    expect(await outcomeOf(call(raiseNeed, own, caller))).toBe('400');
    expect(await outcomeOf(call(raiseNeed, { ...own, minorAge: 'teen', ...known }, caller))).toBe('done');
  });
});
