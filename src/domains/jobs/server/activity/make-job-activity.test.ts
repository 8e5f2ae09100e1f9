import { describe, expect, it } from 'vitest';
import { deleteActivity } from '#domains/activities/contract/team-activities.contract.ts';
import { getNeed } from '#domains/needs/contract/needs.contract.ts';
import { needPeople } from '#domains/needs/testing/needs.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import * as team from '../../contract/team-jobs.contract.ts';
import { submitJobReport } from '../../contract/visit.contract.ts';
import { buildJob } from '../../testing/jobs.builders.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, run } = openHouse({ now: noon });

/** A job that a team has taken on and turned into the draft of an activity. */
async function turned() {
  const caller = await app().signIn('team', { shortName: '红石榴' });
  const { sql } = app();
  const built = await buildJob(sql, { now: noon, teamId: caller.teamId, status: 'accepted' });
  const { jobId, needId } = built;
  const make = (version: number) => app().call(team.makeJobActivity, { jobId, version }, caller);
  const { activityId } = (await make(1)).body.result;
  const states = async () => {
    const job = await sql.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
    const need = await sql.selectFrom('needs').selectAll().where('id', '=', needId).executeTakeFirstOrThrow();
    return [job.status, need.status];
  };
  const becomes = async (status: 'published' | 'cancelled' | 'publicity', rest: object = {}) => {
    await sql
      .updateTable('activities')
      .set({ status, ...rest })
      .where('id', '=', activityId)
      .execute();
    await run('jobs.followActivities');
  };
  const view = async () => (await app().call(team.getTeamJob, { id: jobId }, caller)).body.result;
  return { ...built, caller, sql, make, activityId, states, becomes, view };
}

describe('任务转成活动', () => {
  it('makes a draft with the public words alone, once, and not for another team', async () => {
    const { sql, activityId, make, jobId, view } = await turned();
    const row = await sql
      .selectFrom('activities')
      .selectAll()
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'draft', address: '' });
    const told = JSON.stringify(row);
    expect(Object.values(needPeople).filter((secret) => secret && told.includes(secret))).toEqual([]);
    expect((await make(1)).body.reason).toBe('alreadyActivity');
    expect((await make(2)).body.reason).toBe('alreadyActivity');
    expect((await view()).activity).toMatchObject({ activityId, status: 'draft' });
    const stranger = await app().signIn('team');
    expect((await app().call(team.makeJobActivity, { jobId, version: 2 }, stranger)).status).toBe(404);
  });

  it('lets go of a deleted draft, and makes another', async () => {
    const { activityId, caller, make, view } = await turned();
    expect((await app().call(deleteActivity, { activityId, version: 1 }, caller)).status).toBe(200);
    expect((await view()).activity).toBeNull();
    expect((await make(2)).status).toBe(200);
  });

  it('begins the service when it is public, reports after it is settled, and asks the requester', async () => {
    const { becomes, states, caller, jobId, needId, view, sql } = await turned();
    expect((await app().call(getNeed, { id: needId })).body.result.activity).toBeNull();
    await becomes('published');
    expect(await states()).toEqual(['inProgress', 'inService']);
    expect((await app().call(getNeed, { id: needId })).body.result.activity?.activityId).toBeGreaterThan(0);
    const sms = await sql.selectFrom('outbox').select('template').execute();
    expect(sms.map(({ template }) => template)).toContain('needActivity');
    const report = { jobId, resultCode: 'solved' as const, resultText: '办完了，大家都会了。' };
    const early = await app().call(submitJobReport, { ...report, version: (await view()).version }, caller);
    expect(early.body.reason).toBe('activityAhead');
    await becomes('publicity', { settleSummary: '教会了十二位老人。', beneficiaryActual: 12 });
    const { activity, version } = await view();
    expect(activity).toMatchObject({ summary: '教会了十二位老人。', beneficiaryCount: 12 });
    const inbox = await sql
      .selectFrom('messages')
      .select('title')
      .where('accountId', '=', caller.accountId)
      .execute();
    expect(inbox.filter(({ title }) => title.startsWith('活动结项了'))).toHaveLength(1);
    expect((await app().call(submitJobReport, { ...report, version }, caller)).status).toBe(200);
    expect(await states()).toEqual(['submitted', 'toRate']);
  });

  it('gives the job back when it is cancelled, and tells the requester that another team is looked for', async () => {
    const { becomes, states, make, sql } = await turned();
    await becomes('published');
    await becomes('cancelled', { cancelReason: '场地停电' });
    expect(await states()).toEqual(['withdrawn', 'toDispatch']);
    expect((await make(4)).body.reason).toBe('notWorking');
    const sms = await sql.selectFrom('outbox').select('template').orderBy('id').execute();
    expect(sms.at(-1)?.template).toBe('needReopened');
  });
});
