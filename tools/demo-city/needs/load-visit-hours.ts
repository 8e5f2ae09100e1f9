import type { Database } from '#database/connection.ts';
import { hourLimits, visitTitle } from '#domains/hours/contract/hours.words.ts';
import { countMinutes } from '#domains/hours/server/hours.rules.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { REMARKS } from '../texts/office/remarks.ts';

type Calendar = Parameters<typeof addWorkdays>[2];

/** The hours of visits, by the product's own rules: a day for the team, a day for the centre, then 公示; the latest ones wait. */
export async function loadVisitHours(database: Database, city: City, calendar: Calendar): Promise<void> {
  const visits = await visitsOf(database);
  const rows = visits.flatMap((visit, serial) => {
    const { inAt, outAt, visitStart } = visit;
    if (!inAt || !outAt || !(visitStart ?? visit.decidedAt)) return [];
    const times = { checkedInAt: inAt, checkedOutAt: outAt, startsAt: visitStart ?? inAt, endsAt: outAt };
    const createdAt = new Date(
      Math.max(...[visit.reportedAt, visit.submittedAt, visit.decidedAt].map((at) => at?.getTime() ?? 0)) +
        10_000,
    );
    return countMinutes({ ...times, breakMinutes: 0 }).map((piece) => {
      const id = city.idAt(createdAt);
      return {
        id,
        hourNo: `SJ${id}`,
        volunteerId: visit.volunteerId,
        teamId: visit.teamId,
        activityId: null,
        shiftId: null,
        assignmentId: visit.id,
        participationId: null,
        activityTitle: visit.needId === null ? visit.title : `${visitTitle}：${visit.category}`,
        place: visit.place ?? '',
        postName: '',
        serviceOn: piece.serviceOn,
        startsAt: toInstant(piece.startsAt),
        endsAt: toInstant(piece.endsAt),
        calculatedMinutes: piece.minutes,
        minutes: piece.minutes,
        source: 'jobReport',
        evidenceGrade: 'C',
        createdAt: toInstant(createdAt),
        ...standing(city, { createdAt, serial, calendar, ...confirmationOf(visit, createdAt) }),
      };
    });
  });
  await bulkInsert(database, 'serviceHours', rows);
}

const visitsOf = ({ kysely }: Database) =>
  kysely
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .innerJoin('serviceCategories as c', 'c.key', 'j.category')
    .leftJoin('areas as r', 'r.code', 'j.area')
    .leftJoin('microParts as m', 'm.id', 'p.id')
    .select(['p.id', 'p.volunteerId', 'p.inAt', 'p.outAt', 'p.reportedAt'])
    .select([
      'j.needId',
      'j.title',
      'j.visitStart',
      'j.submittedAt',
      't.id as teamId',
      't.accountId',
      'c.name as category',
    ])
    .select(['r.name as place', 'm.decidedBy', 'm.decidedAt'])
    .where('p.status', '=', 'reported')
    .where('p.minutes', '>=', 1)
    .where((where) =>
      where.or([where('j.kind', '=', 'micro'), where('j.status', 'in', ['submitted', 'done'])]),
    )
    .orderBy('p.id')
    .execute();

/** A visit is confirmed by its team a day later; what the issuer of a 随手志愿 accepted is by that. */
const confirmationOf = (
  { accountId, decidedBy }: Awaited<ReturnType<typeof visitsOf>>[number],
  createdAt: Date,
) =>
  decidedBy !== null
    ? { accountId: decidedBy, confirmedAt: createdAt, isAccepted: true }
    : { accountId, confirmedAt: plus(createdAt, dayMs), isAccepted: false };

type Standing = {
  createdAt: Date;
  serial: number;
  accountId: number;
  confirmedAt: Date;
  isAccepted: boolean;
  calendar: Calendar;
};

/** How far a record has come. */
function standing(city: City, { createdAt, serial, accountId, confirmedAt, isAccepted, calendar }: Standing) {
  const decidedAt = plus(confirmedAt, dayMs);
  const publicityEndsAt = endOfDay(addWorkdays(toDay(decidedAt), hourLimits.publicityWorkdays, calendar));
  // Some teams and reviewers take their time.
  const isSlow = createdAt > plus(city.now, -45 * dayMs);
  const isConfirmed = isAccepted || (confirmedAt < plus(city.now, -hourMs) && !(isSlow && serial % 3 === 1));
  const isDecided = isConfirmed && decidedAt < plus(city.now, -hourMs) && !(isSlow && serial % 3 === 2);
  const isRejected = isDecided && serial % 13 === 7;
  const isShown = isDecided && !isRejected;
  const isOver = isShown && publicityEndsAt <= city.now;
  const status = isOver
    ? 'effective'
    : isShown
      ? 'publicity'
      : isRejected
        ? 'rejected'
        : isConfirmed
          ? 'submitted'
          : 'calculated';
  const last = isOver ? publicityEndsAt : isDecided ? decidedAt : isConfirmed ? confirmedAt : createdAt;
  return {
    status,
    confirmedBy: isConfirmed ? accountId : null,
    confirmedAt: isConfirmed ? toInstant(confirmedAt) : null,
    approvedBy: isDecided ? city.reviewerId : null,
    decidedAt: isDecided ? toInstant(decidedAt) : null,
    decisionNote: isRejected ? REMARKS.deniedDecision : null,
    publicityStartsAt: isShown ? toInstant(decidedAt) : null,
    publicityEndsAt: isShown ? toInstant(publicityEndsAt) : null,
    effectiveAt: isOver ? toInstant(publicityEndsAt) : null,
    updatedAt: toInstant(last),
  };
}
