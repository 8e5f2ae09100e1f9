import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { getFileLink, openPaper } from '#domains/files/contract/files.contract.ts';
import { listMyViewers } from '#domains/volunteers/contract/profile.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as corrections from '../../contract/corrections.contract.ts';
import { buildEntryProof } from '../../testing/entries.builders.ts';
import { buildHour } from '../../testing/hours.builders.ts';

const { sql, call, open } = openDay();

it('papers of a correction: for the team that decides it, the centre and the person alone, and each look is told', async () => {
  const { shiftId, people, teamCaller } = await open();
  const other = await open();
  const { volunteerId, caller } = people[0]!;
  const { hourId } = await buildHour(sql(), {
    shiftId,
    volunteerId,
    now: at('11:30'),
    minutes: 137,
    status: 'effective',
    publicityStartsAt: at('11:30', 16),
    publicityEndsAt: at('00:00', 20),
    effectiveAt: at('00:00', 20),
  });
  const { fileIds } = await buildEntryProof(sql(), caller.accountId);
  const { correctionId } = await call(
    corrections.requestHourCorrection,
    { hourId, cause: 'checkInFailed', minutes: 175, text: '我八点半就到了，手机没电扫不了码。', fileIds },
    caller,
  );
  const [asked] = (await call(corrections.listTeamHourCorrections, {}, teamCaller)).list;
  expect(asked?.papers).toEqual([{ fileId: fileIds[0], name: '现场签到表.jpg' }]);

  const fileId = fileIds[0]!;
  const look = (as: Parameters<typeof call>[2]) => outcomeOf(call(openPaper, { fileId }, as as never));
  const reviewer = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const clerk = (await buildStaff(sql(), { permissions: ['teams.review'] })).caller;
  const leader = {
    ...teamCaller,
    person: { volunteerId, rank: 'leader' as const, teamAccountId: teamCaller.accountId, activityIds: [] },
  };
  expect([await look(teamCaller), await look(reviewer), await look(caller)]).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect([
    await look(other.teamCaller),
    await look(other.people[0]!.caller),
    await look(clerk),
    await look({ ...reviewer, scope: '/9/9/' }),
    await look(leader as never),
  ]).toEqual(['404', '404', '404', '404', '404']);
  // No way around the look that is kept.
  expect(await outcomeOf(call(getFileLink, { id: fileId }, teamCaller))).toBe('404');
  expect(await outcomeOf(call(getFileLink, { id: fileId }, caller))).toBe('done');
  const { list } = await call(listMyViewers, { pageNum: 1, pageSize: 20 }, caller);
  expect(list).toHaveLength(2);
  expect(list.map(({ seen }) => seen)).toEqual([['更正、补记的证明材料'], ['更正、补记的证明材料']]);

  await call(corrections.withdrawHourCorrection, { correctionId }, caller);
  expect([await look(teamCaller), await look(reviewer)]).toEqual(['404', '404']);
  expect((await call(corrections.listTeamHourCorrections, {}, teamCaller)).list[0]?.papers).toEqual([]);
});
