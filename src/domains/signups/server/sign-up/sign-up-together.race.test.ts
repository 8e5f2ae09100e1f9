import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction, type Sql } from '#database/transaction.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { openSignUpsRoom, testNoon as now } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteers, buildSignUp } from '../../testing/signups.builders.ts';
import { insertCreditEvent } from '../credit/credit.store.ts';
import { boundsOf } from '../lists/scene.queries.ts';
import { lockVolunteers } from '../signups.store.ts';
import { findPresses, type Press, type Pressing } from './presses.queries.ts';
import { type Judged, writeTogether } from './together.store.ts';

const sinceOf = ({ shift }: Pressing['scene']): Date => boundsOf(shift).after;
const judgedOf = (press: Press & { id: number }, { mark, scene }: Pressing): Judged => ({
  signUp: {
    ...press,
    note: '',
    answers: [],
    companions: [],
    riskVersion: 1,
    people: 1,
    mark,
    since: sinceOf(scene),
  },
  line: {
    at: now,
    actorId: press.volunteerId,
    actorName: '某人',
    action: 'signUpForShift',
    targetType: 'signUp',
    targetId: press.id,
    reason: null,
    detail: {},
    requestId: `request ${press.id}`,
    address: '192.0.2.1',
    deviceHash: null,
  },
  message: {
    id: press.id,
    accountId: press.volunteerId,
    category: 'signUp',
    level: 'normal',
    title: '报名成功',
    body: '',
    link: null,
    dedupeKey: null,
    linkId: null,
    bulkId: null,
    isOptional: true,
  },
});

describeOnPostgres('people who are written together', () => {
  const { database, sql, open, sign, shift } = openSignUpsRoom();

  /** Two people as they were judged, ready to be written. */
  async function twoJudged() {
    const { shiftIds } = await open({ shifts: [{ capacity: 5 }] });
    const shiftId = shiftIds[0]!;
    const people = await buildReadyVolunteers(sql(), 2);
    const presses = people.map(({ volunteerId }) => ({
      shiftId,
      volunteerId,
      clientRequestId: `of ${volunteerId}`,
    }));
    const found = await findPresses(sql(), presses, now);
    const judged = presses.map((press, index) =>
      judgedOf({ ...press, id: press.volunteerId * 10 + index }, found[index]!),
    );
    return { shiftId, people, judged, ids: judged.map(({ signUp }) => signUp.id) };
  }
  const written = async (judged: readonly Judged[]) => [...(await writeTogether(sql(), judged, now))];

  it('pass over whoever is held by somebody else, without waiting for them', async () => {
    const { people, judged, ids, shiftId } = await twoJudged();
    await inTransaction(database(), async (holding) => {
      await lockVolunteers(holding, [people[0]!.volunteerId]);
      expect(await written(judged)).toEqual([ids[1]]);
    });
    expect(await written(judged.slice(0, 1))).toEqual([ids[0]]);
    expect(await shift(shiftId)).toMatchObject({ takenCount: 2 });
    const lines = await sql()
      .selectFrom('auditLog')
      .select('targetId')
      .where('targetId', 'in', ids)
      .execute();
    const origins = await sql().selectFrom('auditOrigins').select('address').execute();
    expect([lines.length, origins.map(({ address }) => address)]).toEqual([2, ['192.0.2.1', '192.0.2.1']]);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  const changes: [string, (handle: Sql, volunteerId: number, otherShiftId: number) => Promise<unknown>][] = [
    [
      'took another place',
      (handle, volunteerId, shiftId) => buildSignUp(handle, { shiftId, volunteerId, now }),
    ],
    [
      'was stopped',
      (handle, volunteerId) =>
        handle.updateTable('volunteers').set({ status: 'frozen' }).where('id', '=', volunteerId).execute(),
    ],
    [
      'lost credit',
      async (handle, volunteerId) => {
        const signUpId = (await buildSignUp(handle, { volunteerId, status: 'cancelled', now })).signUpId;
        await insertCreditEvent(handle, { volunteerId, signUpId, kind: 'lateCancel', points: 1, now });
      },
    ],
  ];

  it.each(changes)('pass over whoever %s since they were judged', async (_what, change) => {
    const { people, judged, ids } = await twoJudged();
    const other = await open();
    await change(sql(), people[0]!.volunteerId, other.shiftIds[0]!);
    expect(await written(judged)).toEqual([ids[1]]);
  });

  it.each([
    ['under the lock: as they are at that moment', 'sign_up_mark', false],
    ['by a look: as they were when its statement began, like all that it reads', 'sign_up_mark_seen', true],
  ])('are marked %s', async (_when, name, isAsBefore) => {
    const { people, judged } = await twoJudged();
    const other = await open();
    const gate = 44;
    const { marking } = await inTransaction(database(), async (holding) => {
      await raw`select pg_advisory_xact_lock(${gate}::bigint)`.execute(holding);
      const running = raw<{
        mark: string;
      }>`with gate as materialized (select pg_advisory_xact_lock(${gate}::bigint))
        select ${raw.raw(name)}(${people[0]!.volunteerId}::bigint, ${judged[0]!.signUp.since}) as mark from gate`.execute(
        sql(),
      );
      await untilSomebodyWaits(gate);
      await buildSignUp(sql(), { shiftId: other.shiftIds[0]!, volunteerId: people[0]!.volunteerId, now });
      return { marking: running };
    });
    const { mark } = (await marking).rows[0]!;
    expect(mark === judged[0]!.signUp.mark).toBe(isAsBefore);
  });

  async function untilSomebodyWaits(gate: number): Promise<void> {
    for (;;) {
      const { rows } =
        await raw`select from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(sql());
      if (rows.length > 0) return;
    }
  }

  it('sell no place twice over two connections, whatever the others do meanwhile', async () => {
    const { shiftIds } = await open({ waitlistMode: 'off', shifts: [{ capacity: 30 }, { capacity: 30 }] });
    const people = await buildReadyVolunteers(sql(), 150);
    const outcomes = await Promise.all(
      people.flatMap(({ caller }) => shiftIds.map((shiftId) => outcomeOf(sign(caller, shiftId)))),
    );
    const count = (wanted: string) => outcomes.filter((one) => one === wanted).length;
    expect(count('done')).toBe(60);
    expect(outcomes.filter((one) => one.startsWith('fault'))).toEqual([]);
    expect(await brokenCounts(sql())).toEqual([]);
    const held = await sql().selectFrom('signUps').select('volunteerId').distinct().execute();
    expect(held).toHaveLength(60);
  });
});
