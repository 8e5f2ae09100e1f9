import { accountSorts, type AccountSort } from '#domains/roles/contract/account-admin.words.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { HistoryDialog } from '#domains/accounts/web/audit/history-dialog.tsx';
import { accountStatusLabels, userTypeLabels } from '#domains/accounts/contract/accounts.words.ts';
import type { AccountRow } from '#domains/roles/contract/account-admin.contract.ts';
import { AccountActs } from '#domains/roles/web/account-acts.tsx';
import type { AskedAct } from '#domains/roles/web/account-acts.tsx';
import { AccountFormDialog } from '#domains/roles/web/account-form-dialog.tsx';
import { AccountTable } from '#domains/roles/web/account-table.tsx';
import type { AccountAct } from '#domains/roles/web/account-table.tsx';
import { HandedPasswordDialog } from '#domains/roles/web/handed-password-dialog.tsx';
import { listAccountsCall, listRolesCall } from '#domains/roles/web/roles.calls.ts';
import type { HandedPassword } from '#platform/contract/approvals.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { useOrganisationOptions } from './use-organisation-options.ts';

const tabs = ['staff', 'team', 'volunteer'] as const;
const userTypes = { staff: 3, team: 1, volunteer: 2 } as const;
const statuses = keysOf(accountStatusLabels);

const accountWords = {
  title: '账号管理',
  text: '新建工作人员账号、分配角色、停用和重置密码。能审核业务或管理系统的账号，由安全管理员批准后生效。',
};
const securityWords = {
  title: '账号安全',
  text: '解除登录锁定、强制下线。账号由系统管理员新建和修改，重要的由你在“待批申请”里批准。',
};

type Asked = { act: AccountAct | 'create'; account?: AccountRow };

/** `/system/users` 账号管理 and `/system/security` 账号安全: one list; what may be done is the server's word. */
export function Component() {
  const words = useLocation().pathname === '/system/security' ? securityWords : accountWords;
  usePageTitle(words.title);
  const url = useUrlFilters({ sorts: accountSorts });
  const accounts = useAccounts(url);
  const [asked, setAsked] = useState<Asked>();
  const [handed, setHanded] = useState<HandedPassword>();
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="pt">
        <div>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
        </div>
        {words === accountWords && (
          <Button look="primary" onClick={() => setAsked({ act: 'create' })}>
            <UserPlus className="ic" aria-hidden />
            新建账号
          </Button>
        )}
      </div>
      <section className="pn" aria-label="账号">
        <ListTabs
          label="账号类型"
          current={url.oneOf('tab', tabs)}
          tabs={tabs.map((key) => ({ key, label: userTypeLabels[userTypes[key]] }))}
        />
        <AccountFilters url={url} />
        <QueryList
          query={accounts}
          url={url}
          what="账号"
          unit="个"
          empty={{ art: 'boat', title: '还没有这类账号' }}
        >
          {(rows) => <AccountTable rows={rows} onAct={(act, account) => setAsked({ act, account })} />}
        </QueryList>
      </section>
      <Asking asked={asked} onClose={close} onHandedOut={setHanded} />
      {handed && <HandedPasswordDialog handed={handed} onClose={() => setHanded(undefined)} />}
    </>
  );
}

function useAccounts(url: ReturnType<typeof useUrlFilters<AccountSort>>) {
  return useOperationQuery(
    listAccountsCall,
    {
      ...url.paging,
      userType: userTypes[url.oneOf('tab', tabs)],
      roleId: parseRouteId(url.text('role')),
      organisationId: parseRouteId(url.text('organisation')),
      status: url.wordOf('status', statuses),
      isLocked: url.isOn('locked'),
      keyword: url.text('keyword') || undefined,
    },
    { keepsPrevious: true, reportedBy: 'form' },
  );
}

function AccountFilters({ url }: { url: UrlFilters }) {
  const roles = useOperationQuery(listRolesCall, {}, { staleMs: minuteMs, reportedBy: 'form' });
  const organisations = useOrganisationOptions();
  const userType = userTypes[url.oneOf('tab', tabs)];
  const isLocked = url.isOn('locked');
  return (
    <FilterBar url={url}>
      <SearchBox
        label="用户名、姓名开头或手机后四位"
        value={url.text('keyword')}
        maxLength={40}
        onSearch={(keyword) => url.change({ keyword })}
      />
      {userType === 3 && (
        <>
          <FilterSelect
            label="角色"
            allLabel="全部角色"
            value={url.text('role')}
            options={(roles.data?.list ?? [])
              .filter((role) => role.userType === 3)
              .map(({ roleId, name }) => ({ value: String(roleId), label: name }))}
            onChange={(role) => url.change({ role })}
          />
          <FilterSelect
            label="所属单位"
            allLabel="全部单位"
            value={url.text('organisation')}
            options={organisations}
            onChange={(organisation) => url.change({ organisation })}
          />
        </>
      )}
      <FilterSelect
        label="状态"
        allLabel="全部状态"
        value={url.text('status')}
        options={statuses.map((value) => ({ value, label: accountStatusLabels[value] }))}
        onChange={(status) => url.change({ status })}
      />
      <Chip isOutlined isOn={isLocked} onPress={() => url.change({ locked: isLocked ? undefined : 1 })}>
        登录已锁定
      </Chip>
    </FilterBar>
  );
}

type AskingProps = {
  asked: Asked | undefined;
  onClose: () => void;
  onHandedOut: (handed: HandedPassword) => void;
};

/** The dialog of the act that was chosen. */
function Asking({ asked, onClose, onHandedOut }: AskingProps) {
  const organisations = useOrganisationOptions();
  if (!asked) return null;
  if (asked.act === 'create' || asked.act === 'edit')
    return (
      <AccountFormDialog
        account={asked.account}
        organisations={organisations}
        onClose={onClose}
        onCreated={onHandedOut}
      />
    );
  if (!asked.account) return null;
  const { accountId, name } = asked.account;
  return asked.act === 'history' ? (
    <HistoryDialog kind="account" id={accountId} name={name} onClose={onClose} />
  ) : (
    <AccountActs asked={asked as AskedAct} onClose={onClose} onHandedOut={onHandedOut} />
  );
}
