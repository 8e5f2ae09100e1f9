import { placeNameOf } from '#domains/needs/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/directives.contract.ts';
import { stepsOfJob, teamAccounts } from '../jobs.queries.ts';
import { stepView } from '../team/team-job.views.ts';
import { jobInScope } from './own-part-of-city.ts';

/** One job inside the caller's data scope, with what its team reported. @throws NotFound */
export const getJob: UseCase<typeof contract.getJob> = async (act, { id }) => {
  const row = await jobInScope(act, id);
  const [team] = await teamAccounts(act.sql, row.teamId === null ? [] : [row.teamId]);
  return {
    kind: row.kind,
    status: row.status,
    title: row.title,
    content: row.content,
    jobNo: row.jobNo,
    address: row.address,
    riskNotice: row.riskNotice,
    peopleNeeded: row.peopleNeeded,
    needId: row.needId,
    resultCode: row.resultCode,
    resultText: row.resultText,
    version: row.version,
    jobId: row.id,
    teamName: team?.shortName ?? '',
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    planStart: toInstant(row.planStart),
    planEnd: toInstant(row.planEnd),
    steps: (await stepsOfJob(act.sql, id)).map(stepView),
  };
};
