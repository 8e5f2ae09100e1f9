import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import { buildProfile } from '../../testing/profile.builders.ts';
import { RealNamePanel } from './real-name-panel.tsx';

const profile = buildProfile();
const check: NonNullable<MyProfileView['realName']['check']> = {
  checkId: 3,
  status: 'pending',
  name: '沈之夏',
  idKind: 'passport',
  idMasked: 'E*******8',
  isChange: true,
  findings: ['changesVerified'],
  submittedAt: '2026-11-20T10:00:00+08:00',
  decidedAt: null,
  reason: null,
};

const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

const open = (realName: Partial<MyProfileView['realName']>) =>
  render(
    <MemoryRouter>
      <OperationCache>
        <RealNamePanel
          profile={{ ...profile, realName: { ...profile.realName, ...realName } as never }}
          consents={{
            ticks: (error) => (
              <label>
                <input type="checkbox" name="identity" />
                单独同意
                {error}
              </label>
            ),
            read: (values) => (values.has('identity') ? [{ purpose: 'identityCheck', version: '7' }] : []),
          }}
        />
      </OperationCache>
    </MemoryRouter>,
  );

describe('a volunteer', () => {
  it('without a real name sends name, number and pictures, and reads at each field what the server misses', async () => {
    const errors = [
      { path: 'proofFileIds', msg: '请上传证件照片，由工作人员核对' },
      { path: 'consents', msg: '同意书已更新' },
    ];
    send.mockImplementation(async () => Response.json({ code: 400, msg: '', result: null, errors }));
    open({});
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: '证件号码' }), '11010519491231002X');
    await userEvent.click(screen.getByRole('checkbox', { name: '单独同意' }));
    await userEvent.click(screen.getByRole('button', { name: '提交认证' }));
    expect(JSON.parse(send.mock.calls[0]?.[1].body as string)).toEqual({
      name: '沈知夏',
      idKind: 'mainland',
      idNo: '11010519491231002X',
      proofFileIds: [],
      consents: [{ purpose: 'identityCheck', version: '7' }],
    });
    expect(await screen.findByText('请上传证件照片，由工作人员核对')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /同意书已更新/ })).toHaveProperty('checked', true);
  });

  it('with a passport is asked for gender, birthday and pictures', async () => {
    open({});
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '证件类型' }), 'passport');
    expect(screen.getByRole('combobox', { name: '性别' })).toBeTruthy();
    expect(screen.getByLabelText(/出生日期/)).toHaveProperty('value', '1998-05-04');
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy();
  });

  it('whose number is only checked in form waits for staff and is not told to be verified', () => {
    const waiting = { ...check, isChange: false, findings: ['unproved' as const] };
    open({ status: 'formatChecked', check: waiting });
    expect(screen.getByText('已核对格式')).toBeTruthy();
    expect(screen.getByText(/通过后才算实名/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '证件号码' })).toBeNull();
    expect(screen.getByRole('button', { name: '撤回提交' })).toBeTruthy();
  });

  it('who was rejected reads why and may send again', () => {
    open({
      status: 'rejected',
      check: { ...check, status: 'rejected', isChange: false, reason: '照片看不清' },
    });
    expect(screen.getByText('上一次未通过：照片看不清')).toBeTruthy();
    expect(screen.getByRole('button', { name: '提交认证' })).toBeTruthy();
  });

  it('whose change waits sees both names and takes it back', async () => {
    send.mockImplementation(async () => Response.json({ code: 200, msg: '', result: {} }));
    open({ status: 'recheck', idKind: 'mainland', idMasked: '1****************X', check });
    expect(screen.getByText('沈之夏')).toBeTruthy();
    expect(screen.getByText(/^沈知夏/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '证件号码' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '撤回提交' }));
    await userEvent.click(screen.getByRole('button', { name: '撤回' }));
    expect(send.mock.calls[0]?.[0]).toBe('/api/volunteers/WithdrawRealName');
  });

  it('who is verified sees only the ends of the number and begins a change by a button', async () => {
    open({ status: 'verified', idKind: 'mainland', idMasked: '1****************X' });
    expect(screen.getByText('居民身份证 1****************X')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '证件号码' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '更改实名信息' }));
    expect(screen.getByRole('button', { name: '提交更改' })).toBeTruthy();
  });
});
