import type { Database } from '#database/connection.ts';
import { materialWorkdays } from '#domains/hours/contract/material.words.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, hourMs, plus } from '../city.ts';
import { REMARKS } from '../texts/office/remarks.ts';
import { type Shelf, shelvePhotos } from './shelve-photos.ts';

type Calendar = Parameters<typeof addWorkdays>[2];
type Loading = Shelf & { calendar: Calendar };
type Found = {
  id: number;
  volunteerId: number;
  accountId: number;
  state: string;
  createdAt: Date;
  centreDueAt: Date | null;
};
type AskState = 'open' | 'answered' | 'lapsed';

/** Of the requests at the team, and of those at the centre, in turn: waits, was answered, lapsed, was never asked. */
const inTurn: readonly (AskState | undefined)[] = ['open', 'answered', 'lapsed', undefined];
const papersKept = 40;

/** 请补材料 in all its states, by teams and by the centre, on corrections and on claims; and the papers of the corrections. */
export async function loadAsks(database: Database, city: City, loading: Loading): Promise<void> {
  const corrections = await requests(database, 'hour_corrections');
  await shelvePhotos(
    database,
    { ...loading, city },
    corrections
      .filter(({ state }) => state !== 'withdrawn')
      .slice(0, papersKept)
      .map(({ id, volunteerId, createdAt }) => ({
        purpose: 'hourProof' as const,
        targetType: 'hourCorrection',
        targetId: id,
        volunteerId,
        createdAt: toInstant(createdAt),
      })),
  );
  await askAll(database, city, { ...loading, column: 'correctionId', rows: corrections });
  await askAll(database, city, {
    ...loading,
    column: 'claimId',
    rows: await requests(database, 'hour_claims'),
  });
}

async function requests({ pool }: Database, table: 'hour_corrections' | 'hour_claims'): Promise<Found[]> {
  const hour =
    table === 'hour_corrections' ? 'h.id = c.result_hour_id' : "h.claim_id = c.id and h.source = 'ownClaim'";
  const { rows } = await pool.query<{
    id: string;
    volunteer_id: string;
    account_id: string;
    state: string;
    created_at: Date;
    centre_due_at: Date | null;
  }>(
    `select c.id, c.volunteer_id, t.account_id, case when c.state = 'atCentre' and h.status <> 'submitted' then 'decided' else c.state end as state,
       c.created_at, c.centre_due_at
     from ${table} c join teams t on t.id = c.team_id left join service_hours h on ${hour} order by c.id`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    volunteerId: Number(row.volunteer_id),
    accountId: Number(row.account_id),
    state: row.state,
    createdAt: row.created_at,
    centreDueAt: row.centre_due_at,
  }));
}

type Asking = Loading & { column: 'correctionId' | 'claimId'; rows: readonly Found[] };

async function askAll(database: Database, city: City, { column, rows, calendar }: Asking): Promise<void> {
  for (const side of ['team', 'centre'] as const) {
    const own = rows.filter(({ state }) => state === (side === 'team' ? 'atTeam' : 'atCentre'));
    const asked = own.flatMap((row, place) => {
      const state = inTurn[place % inTurn.length];
      return state ? [{ row, state, ask: askOf(city, calendar, { row, side, state, column }) }] : [];
    });
    await bulkInsert(
      database,
      'hourMaterialAsks',
      asked.map(({ ask }) => ask),
    );
    for (const { row, state, ask } of asked)
      if (state === 'open')
        await database.pool.query(
          `update ${column === 'claimId' ? 'hour_claims' : 'hour_corrections'} set awaits_until = $2 where id = $1`,
          [row.id, ask.dueAt],
        );
  }
}

type Made = { row: Found; side: 'team' | 'centre'; state: AskState; column: Asking['column'] };

function askOf(city: City, calendar: Calendar, { row, side, state, column }: Made) {
  // After it was asked for, and before now, whatever day the city is opened on.
  const askedAt = plus(
    row.createdAt,
    Math.min(6 * hourMs, (city.now.getTime() - row.createdAt.getTime()) / 4),
  );
  const fresh = state === 'open' ? plus(city.now, -hourMs) : askedAt;
  const over = endOfDay(addWorkdays(toDay(fresh), materialWorkdays, calendar));
  const lapsedAt = plus(city.now, -hourMs / 2);
  const dueAt = state === 'lapsed' && over > lapsedAt ? lapsedAt : over;
  const endedAt = state === 'lapsed' ? lapsedAt : plus(askedAt, (city.now.getTime() - askedAt.getTime()) / 2);
  return {
    id: city.idAt(fresh),
    correctionId: column === 'correctionId' ? row.id : null,
    claimId: column === 'claimId' ? row.id : null,
    side,
    askedBy: side === 'team' ? row.accountId : city.reviewerId,
    missing: REMARKS.materialMissing,
    askedAt: toInstant(fresh),
    dueAt: toInstant(dueAt),
    leftWorkdays: 3,
    state,
    answer: state === 'answered' ? REMARKS.materialAnswer : null,
    endedAt: state === 'open' ? null : toInstant(endedAt),
  };
}
