import { describe, expect, it } from 'vitest';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as people from '../../contract/people.contract.ts';
import { personLimits } from '../../contract/people.words.ts';
import { november, openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';

const { clock, sql, call, open, titlesOf, audits } = openSignUpsRoom();

let nextTail = 10_000_000;

async function someone(status: 'confirmed' | 'pending' = 'confirmed') {
  const built = await open();
  const { volunteerId } = await buildReadyVolunteer(sql(), {
    account: { mobile: `139${String(nextTail++)}` },
  });
  const shiftId = built.shiftIds[0]!;
  const signUp = await buildSignUp(sql(), { shiftId, status, volunteerId, now: testNoon });
  return { ...built, ...signUp, caller: built.team!.caller };
}
const volunteerCaller = async (volunteerId: number) => {
  const { accountId } = await sql()
    .selectFrom('volunteers')
    .select('accountId')
    .where('id', '=', volunteerId)
    .executeTakeFirstOrThrow();
  return { kind: 'volunteer', accountId, volunteerId, sessionId: 1, roleId: 1, displayName: '本人' } as const;
};

describe('the phone of somebody on the list', () => {
  it('is shown on the day alone, to who leads alone, and each look is a line that the person finds', async () => {
    const { caller, signUpId, volunteerId } = await someone();
    const other = await someone();
    expect(await outcomeOf(call(people.revealSignUpContact, { signUpId }, caller))).toBe('notTheDay');
    clock.now = november(28, '07:40');
    expect(await outcomeOf(call(people.revealSignUpContact, { signUpId }, other.caller))).toBe('404');
    const shown = await call(people.revealSignUpContact, { signUpId }, caller);
    expect(shown.mobile).toMatch(/^1\d{10}$/);
    const [line] = await audits('revealSignUpContact');
    expect(line).toMatchObject({ targetType: 'volunteer', targetId: volunteerId });
    expect(line?.detail).toMatchObject({ teamId: caller.teamId, signUpId });
    expect(JSON.stringify(line)).not.toContain(shown.mobile);
    clock.now = november(29, '09:00');
    expect(await outcomeOf(call(people.revealSignUpContact, { signUpId }, caller))).toBe('notTheDay');
  });

  it('is not shown of who has no place', async () => {
    const { caller, signUpId } = await someone('pending');
    clock.now = november(28, '08:40');
    expect(await outcomeOf(call(people.revealSignUpContact, { signUpId }, caller))).toBe('notTheDay');
  });
});

describe('what is written to and about a person', () => {
  it('stands in their record, reaches them within the limits, and they can read it', async () => {
    const { caller, signUpId, volunteerId } = await someone();
    const me = await volunteerCaller(volunteerId);
    for (let sent = 0; sent < personLimits.messagesAPerson; sent += 1)
      await call(people.messageSignUp, { signUpId, body: `请带雨衣 ${sent}` }, caller);
    expect(await outcomeOf(call(people.messageSignUp, { signUpId, body: '再说一次' }, caller))).toBe(
      'messagesOfPerson',
    );
    expect(await titlesOf(me.accountId)).toHaveLength(personLimits.messagesAPerson);
    await call(people.addPersonNote, { signUpId, body: '会开皮卡' }, caller);
    const record = await call(people.listPersonRecord, { signUpId }, caller);
    const note = record.list.find(({ kind }) => kind === 'note');
    expect(record.list.map(({ kind }) => kind)).toEqual([
      'signedUp',
      ...Array<string>(personLimits.messagesAPerson).fill('message'),
      'note',
    ]);
    const mine = await call(people.listNotesOnMe, {}, me);
    expect([mine.total, mine.list[0]?.text]).toEqual([4, '会开皮卡']);
    const other = await someone();
    expect(await outcomeOf(call(people.removePersonNote, { noteId: note!.noteId! }, other.caller))).toBe(
      '404',
    );
    expect((await call(people.listNotesOnMe, {}, await volunteerCaller(other.volunteerId))).total).toBe(0);
    await call(people.removePersonNote, { noteId: note!.noteId! }, caller);
    expect((await call(people.listNotesOnMe, {}, me)).total).toBe(3);
  });
});

describe('the lists of an activity', () => {
  it('are taken out with masked phones, the insurer’s without ID numbers, and by their team alone', async () => {
    const { caller, activityId, shiftIds } = await someone();
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, status: 'pending' });
    const rowsOf = async (sheet: string | null) =>
      (await readSheet(Buffer.from(sheet ?? '', 'base64'), { columnCount: 16, mostRows: 10 })).rows;
    const reason = '现场准备';
    const all = await call(people.exportSignUps, { activityId, reason }, caller);
    expect((await rowsOf(all.sheet)).length).toBe(2);
    expect(JSON.stringify(await rowsOf(all.sheet))).toMatch(/1\d{2}\*{4}\d{4}/);
    const insured = await call(people.exportInsuranceList, { activityId, reason }, caller);
    expect((await rowsOf(insured.sheet)).length).toBe(1);
    const other = await someone();
    expect(await outcomeOf(call(people.exportSignUps, { activityId, reason }, other.caller))).toBe('404');
    expect(await outcomeOf(call(people.exportInsuranceList, { activityId, reason }, other.caller))).toBe(
      '404',
    );
  });
});
