import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { claimProofs, claimsOfPerson, claimsOfTeam, teamsServedWith } from './claims.queries.ts';
import { mayWithdraw } from './claims.rules.ts';

/** Where a service of one's own can be claimed. */
export const listClaimTeams: UseCase<typeof contract.listClaimTeams> = async ({ sql, caller }) => ({
  list: await teamsServedWith(sql, caller.volunteerId),
});

/** One's own claims with what one can still do. */
export const listMyHourClaims: UseCase<typeof contract.listMyHourClaims> = async (act, page) => {
  const { rows, total } = await claimsOfPerson(act.sql, { ...page, volunteerId: act.caller.volunteerId });
  const shown = await onTheWire(act, rows);
  const list = rows.map((row) => ({
    ...shown(row),
    teamName: row.teamName,
    canWithdraw: mayWithdraw({
      state: row.state,
      isAnswered: row.answeredAt !== null,
      hourState: row.hourState ?? undefined,
    }),
    canAskCentre: row.state === 'refused',
  }));
  return { list, total, ...page };
};

/** The claims made to the caller's team, with what the product knows beside them. */
export const listTeamHourClaims: UseCase<typeof contract.listTeamHourClaims> = async (act, page) => {
  const { rows, total } = await claimsOfTeam(act.sql, { ...page, teamId: act.caller.teamId });
  const shown = await onTheWire(act, rows);
  const personBy = await personsOf(act.sql, [
    act.caller.accountId,
    ...rows.map(({ volunteerId }) => volunteerId),
  ]);
  const me = personBy(act.caller.accountId);
  const list = rows.map((row) => ({
    ...shown(row),
    name: row.name,
    volunteerNo: row.volunteerNo,
    witnessMobileTail: row.witnessMobileTail,
    isOwn: isSamePerson(me, personBy(row.volunteerId)),
    isMember: row.isMember,
    claimsBefore: row.claimsBefore,
    acceptedBefore: row.acceptedBefore,
    signUps: row.signUps,
  }));
  return { list, total, ...page };
};

type Row = Awaited<ReturnType<typeof claimsOfPerson | typeof claimsOfTeam>>['rows'][number];

/** How claims travel: with their clock, their papers and the record at the centre. */
async function onTheWire(act: Act, rows: readonly Row[]) {
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
    proofs: proofsOf(row.claimId),
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
