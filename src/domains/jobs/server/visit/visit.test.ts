import { describe, expect, it } from 'vitest';
import { answerActionLink, getActionLink } from '#domains/messages/contract/action-links.contract.ts';
import { createActionLinkTokens } from '#domains/messages/server/index.ts';
import { createNeedVault } from '#domains/needs/server/index.ts';
import { openRateLink } from '#domains/needs/contract/needs.contract.ts';
import { rateNeed } from '#domains/needs/contract/rating.contract.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { openHouse } from '#testing/open-house.ts';
import * as team from '../../contract/team-jobs.contract.ts';
import * as contract from '../../contract/visit.contract.ts';
import { buildJob } from '../../testing/jobs.builders.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const { app } = openHouse({ now: noon });
const tomorrow = { visitStart: '2026-11-24T09:00:00+08:00', visitEnd: '2026-11-24T11:00:00+08:00' };

/** A job that a team has taken on, of a requester who has no account. */
async function taken() {
  const caller = await app().signIn('team', { shortName: '红石榴' });
  const { sql } = app();
  const built = await buildJob(sql, { now: noon, teamId: caller.teamId, status: 'accepted' });
  const rowOf = async () => ({
    job: await sql.selectFrom('jobs').selectAll().where('id', '=', built.jobId).executeTakeFirstOrThrow(),
    need: await sql.selectFrom('needs').selectAll().where('id', '=', built.needId).executeTakeFirstOrThrow(),
  });
  const propose = (version: number, time = tomorrow) =>
    app().call(contract.proposeVisit, { jobId: built.jobId, version, ...time }, caller);
  const followKey = createNeedVault(testSecret).followKey(built.needId, noon);
  return { ...built, caller, rowOf, propose, followKey };
}
const tokenOf = async (): Promise<string> => {
  const { id } = await app()
    .sql.selectFrom('actionLinks')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return createActionLinkTokens(testSecret, 'http://localhost').pathOf(id).split('/').at(-1) ?? '';
};
const templates = async () =>
  (await app().sql.selectFrom('outbox').select('template').orderBy('id').execute()).map(
    (row) => row.template,
  );

describe('约上门时间', () => {
  it('is told by SMS with a one-time link, agreed to by it without any account, and begins the service', async () => {
    const { propose, rowOf, jobId } = await taken();
    expect((await propose(1)).status).toBe(200);
    expect((await rowOf()).job).toMatchObject({
      visitStatus: 'proposed',
      contactedAt: noon,
      status: 'accepted',
    });
    expect(await templates()).toEqual(['needVisit']);
    const sms = await app()
      .sql.selectFrom('outbox')
      .select(['variables', 'secretCipher'])
      .executeTakeFirstOrThrow();
    expect(sms.secretCipher).not.toBeNull();
    expect(JSON.stringify(sms.variables)).not.toContain('/act/');
    const token = await tokenOf();
    expect((await app().call(getActionLink, { token })).body.result).toMatchObject({
      state: 'open',
      title: '上门时间等你确认',
      recipient: '点单人',
      acceptLabel: '就这个时间',
    });
    expect((await rowOf()).need.status).toBe('accepted');
    const answered = await app().call(answerActionLink, { token, answer: 'accept' });
    expect(answered.body.result.message).toBe('约好了，队伍会按时上门');
    const { job, need } = await rowOf();
    expect([job.status, job.visitStatus, need.status]).toEqual(['inProgress', 'agreed', 'inService']);
    expect((await app().call(answerActionLink, { token, answer: 'decline' })).body.reason).toBe('linkUsed');
    const line = await app()
      .sql.selectFrom('auditLog')
      .selectAll()
      .where('targetType', '=', 'job')
      .where('targetId', '=', jobId)
      .orderBy('id')
      .execute();
    expect(line.map(({ action }) => action)).toEqual(['proposeVisit', 'answerActionLink']);
  });

  it('is never agreed by silence: the link ends with the time, and the need stays accepted', async () => {
    const { propose, rowOf } = await taken();
    await propose(1);
    const token = await tokenOf();
    app().clock.moveBy(dayMs);
    expect((await app().call(getActionLink, { token })).body.result.state).toBe('expired');
    expect((await rowOf()).need.status).toBe('accepted');
  });

  it('is asked for anew by key, noted by staff from the phone, and the older link is over then', async () => {
    const { propose, rowOf, needId, followKey, caller } = await taken();
    await propose(1);
    const old = await tokenOf();
    const view = await app().call(contract.getNeedVisit, { needId, followKey });
    expect(view.body.result.work).toMatchObject({ teamName: '红石榴', visitStatus: 'proposed', version: 2 });
    const answer = { needId, followKey, version: 2, isAgreed: false, note: '下午才在家' };
    expect((await app().call(contract.answerVisit, { ...answer, followKey: 'wrong' })).status).toBe(404);
    expect((await app().call(contract.answerVisit, answer)).status).toBe(200);
    expect((await app().call(contract.answerVisit, answer)).body.reason).toBe('notProposed');
    expect((await rowOf()).job).toMatchObject({
      visitStatus: 'refused',
      visitNote: '下午才在家',
      status: 'accepted',
    });
    expect((await app().call(answerActionLink, { token: old, answer: 'accept' })).body.reason).toBe(
      'linkOver',
    );
    expect(
      (await propose(3, { visitStart: '2026-11-24T14:00:00+08:00', visitEnd: '2026-11-24T16:00:00+08:00' }))
        .status,
    ).toBe(200);
    const staff = await app().signIn('staff', { permissions: ['needs.dispatch'] });
    const byPhone = { needId, isAgreed: true, reason: '电话里本人答应的' };
    expect((await app().call(contract.recordVisitAnswer, byPhone, staff)).status).toBe(200);
    expect((await rowOf()).need.status).toBe('inService');
    const inbox = await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', caller.accountId)
      .orderBy('id')
      .execute();
    expect(inbox.map(({ title }) => title.split('：')[0])).toEqual(['点单人想换个时间', '上门时间约好了']);
  });

  it('refuses times that cannot be, other teams, and a stale page', async () => {
    const { propose, jobId } = await taken();
    const at = (visitStart: string, visitEnd: string) => ({ visitStart, visitEnd });
    expect((await propose(1, at('2026-11-22T09:00:00+08:00', '2026-11-24T11:00:00+08:00'))).body.reason).toBe(
      'timePast',
    );
    expect((await propose(1, at('2026-11-24T09:00:00+08:00', '2026-11-24T08:00:00+08:00'))).body.reason).toBe(
      'tooLong',
    );
    expect((await propose(7)).body.reason).toBe('versionConflict');
    const stranger = await app().signIn('team');
    expect(
      (await app().call(contract.proposeVisit, { jobId, version: 1, ...tomorrow }, stranger)).status,
    ).toBe(404);
  });
});

describe('结项报告', () => {
  it('comes after the visit, asks the requester, and hides the team’s verdict from nobody but the requester', async () => {
    const { propose, rowOf, jobId, needId, followKey, caller } = await taken();
    const report = { jobId, version: 3, resultCode: 'solved' as const, resultText: '灯换好了，也试过了。' };
    expect((await app().call(contract.submitJobReport, { ...report, version: 1 }, caller)).body.reason).toBe(
      'notInProgress',
    );
    await propose(1);
    await app().call(contract.answerVisit, { needId, followKey, version: 2, isAgreed: true });
    expect((await app().call(contract.submitJobReport, report, caller)).body.reason).toBe('visitAhead');
    app().clock.moveBy(dayMs);
    const anew = await app().signInAs(caller.accountId);
    expect((await app().call(contract.submitJobReport, report, anew)).status).toBe(200);
    const { job, need } = await rowOf();
    expect([job.status, job.resultCode, need.status]).toEqual(['submitted', 'solved', 'toRate']);
    expect((await templates()).at(-1)).toBe('needReported');
    const sms = await app()
      .sql.selectFrom('outbox')
      .select('secretCipher')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { link = '' } = testOutbox.openSecrets(sms.secretCipher ?? '');
    expect(link).toMatch(/^http:\/\/localhost(:\d+)?\/user-index\/needFollow\?rate=/);
    const token = link.split('rate=')[1] ?? '';
    expect((await app().call(openRateLink, { token: `${token.slice(0, -1)}g` })).body.reason).toBe(
      'linkOver',
    );
    const key = (await app().call(openRateLink, { token })).body.result.followKey;
    const word = { needId, version: need.version, outcome: 'solved' as const, followKey: key };
    expect((await app().call(rateNeed, word)).body.result.status).toBe('closed');
    const said = await app().sql.selectFrom('needRatings').select('via').executeTakeFirstOrThrow();
    expect(said.via).toBe('link');
    expect((await app().call(openRateLink, { token })).body.reason).toBe('linkOver');
    expect((await app().call(team.revealJobPeople, { jobId }, anew)).body.reason).toBe('notWorking');
    expect((await app().call(contract.submitJobReport, report, anew)).body.reason).toBe('notInProgress');
  });
});
