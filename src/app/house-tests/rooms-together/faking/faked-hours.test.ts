import { expect, it } from 'vitest';
import * as day from '#domains/attendance/contract/attendance.contract.ts';
import { at } from '#domains/attendance/testing/open-day.ts';
import * as corrections from '#domains/hours/contract/corrections.contract.ts';
import * as entries from '#domains/hours/contract/hour-entries.contract.ts';
import * as hours from '#domains/hours/contract/hours.contract.ts';
import { buildEntryProof } from '#domains/hours/testing/entries.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { openHttpDay } from '#domains/hours/testing/http-day.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { type FakingWay, flaggedBy } from '../../world/faking-ways.ts';

const { app, setClock, ask, tryTo, openShift, join, serve, confirmAll, hourOf, rowOf, reviewer } =
  openHttpDay();
const sql = () => app().sql;
const reason = '现场情况已经当面核对，记录属实。';

/** A person with a place on a running shift. */
async function onShift(wish: Parameters<typeof openShift>[0] = {}) {
  const shift = await openShift(wish);
  return { shift, me: await join(shift) };
}

/** The rules that notice something once the day is over. */
function flagged(): Promise<string> {
  setClock('18:00');
  return flaggedBy(sql(), app().clock());
}

/** What the database says to a statement. */
const inDatabase = async (statement: Promise<unknown>): Promise<string> =>
  statement.then(
    () => 'done',
    (error: Error) => error.message,
  );

/** A record that took effect and stands in the ledger under a root. */
async function inLedger() {
  const { hourId } = await buildHour(sql(), {
    now: at('09:00', 10),
    status: 'effective',
    effectiveAt: at('09:00', 18),
  });
  await enterAt(sql(), at('09:00', 18), [hourId]);
  await makeRoots(sql(), at('22:30', 19));
  return { hourId };
}

/** An effective record of somebody, and the call for its correction. */
async function correctable() {
  const { shift, me } = await onShift();
  const made = await buildHour(sql(), {
    now: at('08:30'),
    shiftId: shift.shiftId,
    volunteerId: me.volunteerId,
    minutes: 120,
    status: 'effective',
    effectiveAt: at('08:00', 20),
  });
  const ask = (as: { accountId: number }, minutes: number) =>
    tryTo(
      corrections.requestHourCorrection,
      { hourId: made.hourId, cause: 'wrongTime', minutes, text: '其实我多做了好几个小时。', fileIds: [] },
      as,
    );
  return { ...made, shift, me, ask };
}

const afterwards: FakingWay[] = [
  [
    'the team raises what was measured',
    'submitted',
    async () => {
      const { shift, me } = await onShift();
      await serve(shift, me);
      const { id: hourId } = await hourOf(me.volunteerId);
      await ask(hours.adjustHour, { hourId, minutes: 260, reason }, shift.team);
      await confirmAll(shift);
      return (await hourOf(me.volunteerId)).status;
    },
  ],
  [
    'the team gives more than shift and two hours',
    'overShift',
    async () => {
      const { shift, me } = await onShift();
      await serve(shift, me);
      const { id: hourId } = await hourOf(me.volunteerId);
      return tryTo(hours.adjustHour, { hourId, minutes: 400, reason }, shift.team);
    },
  ],
  [
    'another team confirms it',
    '404',
    async () => {
      const { shift, me } = await onShift();
      await serve(shift, me);
      const { team } = await openShift();
      return tryTo(hours.confirmHours, { activityId: shift.activityId }, team);
    },
  ],
  [
    'attendance is changed after the hours were confirmed',
    'hoursConfirmed',
    async () => {
      const { shift, me } = await onShift();
      await serve(shift, me);
      await confirmAll(shift);
      const { id: participationId } = await rowOf(me.volunteerId);
      return tryTo(day.undoAttendance, { participationId, reason }, shift.team);
    },
  ],
  [
    'the reviewer decides an hour of their own entry',
    'samePerson',
    async () => {
      const staff = await reviewer();
      const { hourId } = await buildHour(sql(), { status: 'submitted', enteredBy: staff.accountId });
      return tryTo(hours.decideHour, { hourId, verdict: 'approve' }, staff);
    },
  ],
  [
    'an entry comes without a paper',
    '400',
    async () => {
      const { shift, me } = await onShift();
      const { volunteerNo } = await sql()
        .selectFrom('volunteers')
        .select('volunteerNo')
        .where('id', '=', me.volunteerId)
        .executeTakeFirstOrThrow();
      const entry = {
        shiftId: shift.shiftId,
        volunteerNo: `${volunteerNo}`,
        minutes: 120,
        reason,
      };
      setClock('14:00');
      const papers = await buildEntryProof(sql(), shift.team.accountId);
      const enter = (fileIds: number[]) =>
        tryTo(entries.submitHourEntry, { ...entry, ...papers, fileIds }, shift.team);
      const without = await enter([]);
      // All else about it is right.
      expect(await enter(papers.fileIds)).toBe('done');
      return without;
    },
  ],
  [
    'a paper is used for two activities',
    'flagged: reusedProof',
    async () => {
      for (let count = 0; count < 2; count += 1) {
        const entry = { now: at('10:00'), source: 'teamEntry' as const, evidenceGrade: 'D' as const };
        const { hourId, volunteerId } = await buildHour(sql(), entry);
        const { fileIds } = await buildEntryProof(sql(), volunteerId);
        const file = { targetType: 'serviceHour', targetId: hourId, sha256: 'ab'.repeat(32) };
        await sql()
          .updateTable('files')
          .set({ ...file, status: 'attached' })
          .where('id', 'in', fileIds)
          .execute();
      }
      return flagged();
    },
  ],
  [
    'hours are entered at two in the morning',
    'flagged: night',
    async () => {
      await buildHour(sql(), { now: at('02:14'), source: 'teamEntry', evidenceGrade: 'D' });
      return flagged();
    },
  ],
  [
    'somebody asks to correct another’s hour',
    '404',
    async () => (await correctable()).ask(await buildReadyVolunteer(sql()), 180),
  ],
  [
    'asks for more than could have been served',
    'overShift',
    async () => {
      const { ask: correct, me } = await correctable();
      return correct(me, 301);
    },
  ],
];

const ledger: FakingWay[] = [
  [
    'a line of the ledger is changed',
    'ledger_entries is append-only',
    async () => {
      const { hourId } = await inLedger();
      return inDatabase(
        sql().updateTable('ledgerEntries').set({ body: 'x' }).where('hourId', '=', hourId).execute(),
      );
    },
  ],
  [
    'a line is taken out',
    'ledger_entries is append-only',
    async () => {
      const { hourId } = await inLedger();
      return inDatabase(sql().deleteFrom('ledgerEntries').where('hourId', '=', hourId).execute());
    },
  ],
  [
    'a day is dropped from the roots',
    'ledger_roots is append-only',
    async () => {
      await inLedger();
      return inDatabase(sql().deleteFrom('ledgerRoots').where('day', '=', '2026-11-18').execute());
    },
  ],
];

it.each([...afterwards, ...ledger])('%s: %s', async (_, comesTo, run) => {
  expect(await run()).toBe(comesTo);
});
