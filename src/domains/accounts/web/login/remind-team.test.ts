import { afterEach, describe, expect, it, vi } from 'vitest';
import { showCarriedToasts } from '#platform/web/carried-toast.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { remindTeam, teamReminder } from './remind-team.ts';

vi.mock('#platform/web/frame/toast-store.ts', () => ({ showToast: vi.fn<() => number>() }));

const info = {
  loginId: 11,
  loginName: 'duiwu001',
  realName: '青禾助老队',
  iconUrl: null,
  tmRole_id: 3,
  userType: 1,
  birthday: '2019-05-04',
};

afterEach(() => sessionStorage.clear());

describe('teamReminder', () => {
  it.each([
    [{ userType: 1, birthday: null, iconUrl: null }, '成立日期信息未填写，请尽快补充'],
    [{ userType: 1, birthday: null, iconUrl: '/logo.svg' }, '成立日期信息未填写，请尽快补充'],
    [{ userType: 1, birthday: '2019-05-04', iconUrl: null }, '团队logo信息未填写，请尽快补充'],
    [{ userType: 1, birthday: '2019-05-04', iconUrl: '/logo.svg' }, undefined],
    [{ userType: 2, birthday: null, iconUrl: null }, undefined],
  ])('%o', (team, reminder) => {
    expect(teamReminder({ ...info, ...team })).toBe(reminder);
  });
});

it('carries the reminder for an unfinished team to the next document', () => {
  remindTeam(info);
  expect(showToast).not.toHaveBeenCalled();
  showCarriedToasts();
  showCarriedToasts();
  expect(vi.mocked(showToast).mock.calls).toEqual([
    [{ kind: 'warning', text: '团队logo信息未填写，请尽快补充' }],
  ]);
});
