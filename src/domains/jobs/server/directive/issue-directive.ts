import { notifyMany } from '#domains/messages/server/index.ts';
import { readDueAfter } from '#domains/site/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/directives.contract.ts';
import { workClocks } from '../../contract/jobs.words.ts';
import { jobNotices } from '../job-notices.ts';
import { answerDue } from '../jobs.rules.ts';
import { insertJob } from '../jobs.store.ts';
import { newJob } from '../new-job.ts';
import { judgePlan } from './directives.rules.ts';
import { activeTeams, findUnitInScope } from './directives.queries.ts';

/** Gives each of the teams a job of its own; they answer in a workday, sooner when the work is near. @throws Refusal by `issueDirectiveRefusals` */
export const issueDirective: UseCase<typeof contract.issueDirective> = async (act, request) => {
  const { title, content, category, address, peopleNeeded, riskNotice } = request;
  const plan = { planStart: new Date(request.planStart), planEnd: new Date(request.planEnd) };
  const wrong = judgePlan(plan, act.now);
  if (wrong) throw act.refuse(wrong, { result: { field: wrong === 'tooLong' ? 'planEnd' : 'planStart' } });
  const unit = await findUnitInScope(act.sql, request.organisationId, act.caller.scope);
  if (!unit?.area) throw act.refuse('placeUnknown', { result: { field: 'organisationId' } });
  const asked = [...new Set(request.teamIds)];
  const teams = await activeTeams(act.sql, asked);
  if (teams.length < asked.length) throw act.refuse('teamUnknown', { result: { field: 'teamIds' } });
  const { accountId } = act.caller;
  const dueAt = answerDue({
    urgency: 'normal',
    now: act.now,
    workdayDue: await readDueAfter(act.sql, act.now, workClocks.acceptWorkdays),
    expectStart: plan.planStart,
    isTimeFlexible: false,
  });
  const jobNos: string[] = [];
  for (const team of teams) {
    const job = await newJob(act, {
      kind: 'directive',
      title,
      content,
      category,
      address,
      riskNotice,
      peopleNeeded,
      ...plan,
      teamId: team.teamId,
      organisationId: unit.id,
      area: unit.area,
      issuerId: accountId,
      acceptDueAt: dueAt,
    });
    await insertJob(act.sql, job, { byKind: 'staff', byId: accountId, reason: null });
    await notifyMany(act, [
      jobNotices.issued({ accountId: team.accountId, job, dueAt, unit: act.caller.displayName }),
    ]);
    await act.audit({
      targetType: 'job',
      targetId: job.id,
      detail: { to: 'issued', jobNo: job.jobNo, teams: [team.shortName] },
    });
    jobNos.push(job.jobNo);
  }
  return { dueAt: toInstant(dueAt), jobNos };
};
