import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { VolunteerDetail } from '../../contract/manage-volunteers.contract.ts';
import { StandingDialog } from './manage-volunteer-acts.tsx';
import { RevealDialog } from './manage-volunteer-contact.tsx';
import { ManageVolunteerHistory } from './manage-volunteer-history.tsx';
import { ManageVolunteerProfile } from './manage-volunteer-profile.tsx';

const volunteer: VolunteerDetail = {
  volunteerId: 5,
  volunteerNo: 'V99010226030000427',
  name: '沈知夏',
  gender: 'female',
  age: 28,
  isMinor: false,
  areaName: '澜滨区',
  mobileMasked: '138****5678',
  realNameStatus: 'verified',
  status: 'restricted',
  statusReason: '连续未到场',
  restrictedUntil: '2026-12-01T00:00:00+08:00',
  effectiveMinutes: 6_010,
  stars: 1,
  registeredAt: '2026-01-01T08:00:00+08:00',
  otherFamilyWards: 0,
  version: 3,
  birthOn: '1998-05-04',
  iconUrl: null,
  organisationName: null,
  occupation: '',
  workplace: '',
  intro: '',
  serviceAreaNames: [],
  serviceCategories: ['eco'],
  skills: [],
  idMasked: '3****************4',
  guardianConsentAt: null,
  lastLoginAt: null,
  signUpCount: 4,
  serviceCount: 2,
  noShowCount: 1,
  creditPoints: 3,
  teams: [],
  signUps: [],
  hours: [],
  credits: [
    {
      creditId: 1,
      kind: 'noShow',
      points: 3,
      status: 'active',
      activityTitle: '净滩',
      createdAt: '2026-11-01T08:00:00+08:00',
      expiresAt: '2027-05-01T08:00:00+08:00',
    },
  ],
  acts: ['restrict', 'lift', 'freeze'],
  canManage: true,
};

const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
beforeEach(() => {
  send.mockImplementation(async () =>
    Response.json({
      code: 200,
      msg: '',
      result: { mobile: '13812345678', email: '', address: '', emergency: '' },
    }),
  );
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});
const open = (node: React.ReactNode) => render(<OperationCache>{node}</OperationCache>);
const sent = () => JSON.parse(send.mock.lastCall?.[1].body as string) as unknown;

it('shows the last whole day of a restriction, and contacts masked', () => {
  open(<ManageVolunteerProfile volunteer={volunteer} />);
  expect(screen.getByText(/11月30日.*止/)).toBeTruthy();
  expect(screen.getByText('138****5678')).toBeTruthy();
  expect(screen.getByText('已认证，3****************4')).toBeTruthy();
});

it('says what credit was lost for, and that there is nothing yet elsewhere', () => {
  open(<ManageVolunteerHistory volunteer={volunteer} />);
  expect(screen.getByText('未到场')).toBeTruthy();
  expect(screen.getAllByText('还没有记录')).toHaveLength(3);
});

it('restricts with a day and a reason, and not without one', async () => {
  const onClose = vi.fn<() => void>();
  open(<StandingDialog volunteer={volunteer} act="restrict" onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '限制报名' }));
  expect(screen.getByText('请填写原因')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '再次未到场');
  await userEvent.click(screen.getByRole('button', { name: '限制报名' }));
  expect(sent()).toMatchObject({ volunteerId: 5, version: 3, act: 'restrict', reason: '再次未到场' });
  expect((sent() as { until: string }).until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('shows a phone number after a reason was given, until it is closed', async () => {
  const onClose = vi.fn<() => void>();
  open(<RevealDialog volunteer={volunteer} onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox', { name: /查看原因/ }), '核对保险名单');
  await userEvent.click(screen.getByRole('button', { name: '查看' }));
  expect(await screen.findByText('13812345678')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledOnce();
});
