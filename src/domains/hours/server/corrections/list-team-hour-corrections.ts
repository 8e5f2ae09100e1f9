import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { evidenceOf } from '../entries/evidence.queries.ts';
import {
  answeredByTeam,
  correctionOnTheWire,
  correctionPapers,
  correctionsOfTeam,
} from './corrections.queries.ts';
import { gradeOfCorrection } from './corrections.rules.ts';
import { recordedOf } from './recorded.ts';

/** The corrections asked for in the caller's team, recorded and asked for side by side. */
export const listTeamHourCorrections: UseCase<typeof contract.listTeamHourCorrections> = async (
  act,
  page,
) => {
  const { sql, now, caller } = act;
  const { rows, total } = await correctionsOfTeam(sql, { ...page, teamId: caller.teamId });
  const clock = await readWorkdaysLeft(sql, now);
  const evidence = await evidenceOf(
    sql,
    rows.flatMap(({ participationId }) => participationId ?? []),
  );
  const papersOf = await correctionPapers(
    sql,
    rows.map(({ correctionId }) => correctionId),
  );
  const personBy = await personsOf(sql, [caller.accountId, ...rows.map(({ volunteerId }) => volunteerId)]);
  const me = personBy(caller.accountId);
  const list = rows.map((row) => {
    const { volunteerId, hourId: _id, minutes: _minutes, status: _status, ...told } = row;
    const { evidenceGrade, publicityEndsAt: _ends, participationId: _time, ...asked } = told;
    return {
      ...correctionOnTheWire(asked),
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      papers: papersOf(row.correctionId),
      recorded: recordedOf(row, evidence),
      gradeAfter: gradeOfCorrection(evidenceGrade),
      isOwn: isSamePerson(me, personBy(volunteerId)),
      workdaysLeft: clock.leftUntil(toDay(new Date(row.dueAt.getTime() - 1))),
    };
  });
  return { list, total, ...page, answered: await answeredByTeam(sql, caller.teamId) };
};
