import { leadsActivity } from '#domains/teams/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/team-activities.contract.ts';
import { findOwnActivity, hasPeople, namedTeams, shiftsOf } from './activities.queries.ts';
import { answersOf, openChange } from './changes/changes.queries.ts';
import { toTeamRow } from './lists/list-my-team-activities.ts';
import { teamRow } from './lists/team-list.queries.ts';
import { formOf } from './publish/form.rules.ts';
import { judgeForm, leadOf } from './publish/verdict.ts';
import { releasesOf } from './review/releases.queries.ts';
import { toShiftView } from './views.rules.ts';

/** The caller's own activity in any state, ready to be edited. */
export const getTeamActivity: UseCase<typeof contract.getTeamActivity> = async (act, { id }) => {
  const { sql, caller, now } = act;
  const row = await findOwnActivity(sql, id, caller.teamId);
  const listed = (await teamRow(id, caller.teamId, now).execute(sql)).rows[0];
  if (!row || !listed || !leadsActivity(caller, id)) throw new NotFound('没有找到这个活动');
  const shifts = await shiftsOf(sql, id);
  const form = formOf(row, shifts);
  const change = row.status === 'published' ? await openChange(sql, id) : undefined;
  const listedRow = toTeamRow(listed, now, caller);
  const released = await releasesOf(sql, id);
  const subject = { teamId: row.teamId, activityId: id, ...leadOf(row, shifts, form) };
  return {
    ...listedRow,
    acts: change ? [...listedRow.acts, 'withdraw'] : listedRow.acts,
    form,
    namedTeams: await namedTeams(sql, form.recruitTeams),
    shifts: shifts.map((shift) => toShiftView(shift, now)),
    cancelReason: row.cancelReason,
    settleSummary: row.settleSummary,
    beneficiaryActual: row.beneficiaryActual,
    submittedAt: toInstantOrNull(row.submittedAt),
    reviewedAt: toInstantOrNull(row.reviewedAt),
    publishedAt: toInstantOrNull(row.publishedAt),
    hasSignUps: await hasPeople(sql, id),
    answers: await answersOf(sql, id, now),
    change: change ? toChangeView(change) : null,
    verdict: await judgeForm(act, form, subject),
    releases: released.map(({ code, words, reason, releasedAt }) => ({
      code,
      words,
      reason,
      releasedAt: toInstant(releasedAt),
    })),
  };
};

type OpenChange = NonNullable<Awaited<ReturnType<typeof openChange>>>;

const toChangeView = ({ status, form, differences, submittedAt, note }: OpenChange) => ({
  status: status === 'pending' ? ('pending' as const) : ('returned' as const),
  form,
  differences,
  submittedAt: toInstant(submittedAt),
  note,
});
