import { useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { HandedPassword } from '#platform/contract/approvals.ts';
import type { AccountRow } from '../contract/account-admin.contract.ts';
import { askedText } from '../contract/account-admin.words.ts';
import {
  createStaffAccountCall,
  listAccountsCall,
  listRolesCall,
  updateStaffAccountCall,
} from './roles.calls.ts';

type OrganisationOption = { value: string; label: string };

type AccountFormDialogProps = {
  /** The account to change; without it a new one is made. */
  account?: AccountRow | undefined;
  organisations: readonly OrganisationOption[];
  onClose: () => void;
  onCreated: (handed: HandedPassword) => void;
};

const fieldsTold = ['loginName', 'name', 'roleId', 'organisationId', 'reason'];

/** Makes or changes a staff account. What was typed stays when the server refuses. */
export function AccountFormDialog({ account, organisations, onClose, onCreated }: AccountFormDialogProps) {
  const form = useAccountForm(account);
  const { fields, set, failure } = form;
  const roles = useGivableRoles(account?.roleId);
  const isAsked = roles.some(({ value, isSensitive }) => value === fields.roleId && isSensitive);
  const save = (): void =>
    form.save((handed) => {
      onClose();
      if (handed) onCreated(handed);
    });
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={account ? `编辑“${account.name}”` : '新建工作人员账号'}
      decisive={{ label: account ? '保存' : '创建账号', onPress: save, isBusy: form.isBusy }}
    >
      <div className={list.form}>
        {failure && !form.isTold && (
          <Notice kind="error" isLive>
            {failure.msg}
          </Notice>
        )}
        {isAsked && (
          <Notice kind="info">这个角色能审核业务、管理系统或看到个人信息，由安全管理员批准后生效。</Notice>
        )}
        <div className={list.two}>
          <TextField
            label="用户名"
            isRequired
            isOff={account !== undefined}
            maxLength={20}
            value={fields.loginName}
            hint="以字母开头，6 至 20 个字母、数字或下划线，创建后不能修改"
            error={failure?.errorOf('loginName')}
            onChange={(loginName) => set({ loginName })}
          />
          <TextField
            label="姓名"
            isRequired
            maxLength={30}
            value={fields.name}
            error={failure?.errorOf('name')}
            onChange={(name) => set({ name })}
          />
          <SelectField
            label="角色"
            isRequired
            value={fields.roleId}
            options={[
              { value: '', label: '请选择角色' },
              ...roles.map(({ value, label }) => ({ value, label })),
            ]}
            hint={account ? '换角色或单位后，对方需要重新登录' : undefined}
            error={form.problem ?? failure?.errorOf('roleId')}
            onChange={(roleId) => set({ roleId })}
          />
          <SelectField
            label="所属单位"
            value={fields.organisationId}
            options={[{ value: '', label: '未指定' }, ...organisations]}
            error={failure?.errorOf('organisationId')}
            onChange={(organisationId) => set({ organisationId })}
          />
        </div>
        <TextField
          label="原因"
          isRequired
          maxLength={200}
          value={fields.reason}
          hint={account ? '为什么修改，记入审计日志' : '为什么新建，记入审计日志'}
          error={failure?.errorOf('reason')}
          onChange={(reason) => set({ reason })}
        />
      </div>
    </Dialog>
  );
}

/** Roles this person may give, and the one the account has. */
function useGivableRoles(currentId: number | undefined) {
  const roles = useOperationQuery(listRolesCall, {}, { staleMs: minuteMs, reportedBy: 'form' });
  return (roles.data?.list ?? [])
    .filter(({ userType, isGivable, roleId }) => userType === 3 && (isGivable || roleId === currentId))
    .map(({ roleId, name, dataScope, isSensitive }) => ({
      isSensitive,
      value: String(roleId),
      label: dataScope === 'organisation' ? `${name}（本单位及下级）` : name,
    }));
}

function useAccountForm(account: AccountRow | undefined) {
  const options = { refreshes: [listAccountsCall], reportedBy: 'form' as const };
  const create = useOperationCommand(createStaffAccountCall, options);
  const update = useOperationCommand(updateStaffAccountCall, options);
  const [problem, setProblem] = useState<string>();
  const [fields, set, forget] = useKeptForm(`account-form:${account?.accountId ?? 'new'}`, {
    loginName: account?.loginName ?? '',
    name: account?.name ?? '',
    roleId: account ? String(account.roleId) : '',
    organisationId: account?.organisationId ? String(account.organisationId) : '',
    reason: '',
  });
  const person = {
    name: fields.name,
    roleId: Number(fields.roleId),
    organisationId: fields.organisationId ? Number(fields.organisationId) : null,
    reason: fields.reason,
  };
  const save = (onDone: (handed?: HandedPassword) => void): void => {
    const onSaved = (handed?: HandedPassword): void => {
      forget();
      onDone(handed);
    };
    setProblem(fields.roleId ? undefined : '请选择角色');
    if (!fields.roleId || create.isPending || update.isPending) return;
    const tellAsked = (): void => {
      showToast({ kind: 'success', text: askedText });
      onSaved();
    };
    if (!account)
      return create.mutate(
        { loginName: fields.loginName, ...person },
        { onSuccess: ({ handed }) => (handed ? onSaved(handed) : tellAsked()) },
      );
    update.mutate(
      { accountId: account.accountId, version: account.version, ...person },
      {
        onSuccess: ({ approvalId }) => {
          if (approvalId !== null) return tellAsked();
          showToast({ kind: 'success', text: `“${fields.name}”的账号已保存` });
          onSaved();
        },
      },
    );
  };
  const failure = create.error ?? update.error;
  return {
    fields,
    problem,
    save,
    set,
    failure,
    isTold: failure?.errors.some(({ path }) => fieldsTold.includes(path)) ?? false,
    isBusy: create.isPending || update.isPending,
  };
}
