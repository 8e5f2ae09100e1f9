import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { materialOnTheWire } from '../material/material.queries.ts';
import { claimProofs, type claimsOfPerson, type claimsOfTeam } from './claims.queries.ts';

type Row = Awaited<ReturnType<typeof claimsOfPerson | typeof claimsOfTeam>>['rows'][number];

/** How claims travel: with their clock, their papers and the record at the centre. */
export async function claimsOnTheWire(act: Act, rows: readonly Row[]) {
  const clock = await readWorkdaysLeft(act.sql, act.now);
  const proofsOf = await claimProofs(
    act.sql,
    rows.map(({ claimId }) => claimId),
  );
  return (row: Row) => ({
    claimId: row.claimId,
    claimNo: row.claimNo,
    title: row.title,
    category: drawableCategory(row.category),
    place: row.place,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
    minutes: row.minutes,
    text: row.text,
    witnessName: row.witnessName,
    state: row.state,
    createdAt: toInstant(row.createdAt),
    dueAt: toInstant(row.dueAt),
    workdaysLeft: clock.leftUntil(toDay(new Date(row.dueAt.getTime() - 1))),
    teamMinutes: row.teamMinutes,
    teamOpinion: row.teamOpinion,
    answeredAt: toInstantOrNull(row.answeredAt),
    lateReason: row.lateReason,
    firstOpinion: row.firstOpinion,
    proofs: proofsOf(row.claimId),
    centreDueAt: toInstantOrNull(row.centreDueAt),
    ...materialOnTheWire(row),
    hour: hourOf(row),
  });
}

const hourOf = ({ hourId, hourNo, hourMinutes, hourState, decisionNote, publicityEndsAt }: Row) =>
  hourId === null || hourNo === null || hourMinutes === null || hourState === null
    ? null
    : {
        hourId,
        hourNo,
        minutes: hourMinutes,
        state: hourState,
        decisionNote,
        publicityEndsAt: toInstantOrNull(publicityEndsAt),
      };
