import { useState } from 'react';
import { useLocation } from 'react-router';
import { approvalSorts } from '#domains/approvals/contract/approvals.words.ts';
import { ApprovalQuestion, type AskedApproval } from '#domains/approvals/web/approval-question.tsx';
import { ApprovalTable } from '#domains/approvals/web/approval-table.tsx';
import { listApprovalsCall } from '#domains/approvals/web/approvals.calls.ts';
import { HandedPasswordDialog } from '#domains/roles/web/handed-password-dialog.tsx';
import type { HandedPassword } from '#platform/contract/approvals.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

const tabs = ['pending', 'decided'] as const;

const decidingWords = {
  title: '待批申请',
  text: '授予角色、重置密码、新建能审核业务或管理系统的账号、作废时长，由你核实后批准。提出申请的人和本人都不能批准。',
  empty: { title: '没有待批准的申请', text: '系统管理员提出后会出现在这里。' },
};
const askingWords = {
  title: '我的申请',
  text: '你提出的、要由安全管理员批准的操作。批准前可以撤回。',
  empty: { title: '没有等待批准的申请', text: '需要批准的操作提交后会出现在这里。' },
};

/** `/system/approvals` 待批申请 and `/system/requests` 我的申请: one list; whose requests it shows is the server's word. */
export function Component() {
  const words = useLocation().pathname === '/system/approvals' ? decidingWords : askingWords;
  usePageTitle(words.title);
  const url = useUrlFilters({ sorts: approvalSorts });
  const tab = url.oneOf('tab', tabs);
  const approvals = useOperationQuery(
    listApprovalsCall,
    { isDecided: tab === 'decided', ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [asked, setAsked] = useState<AskedApproval>();
  const [handed, setHanded] = useState<HandedPassword>();
  return (
    <>
      <div className="pt">
        <div>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
        </div>
      </div>
      <section className="pn" aria-label="申请">
        <ListTabs
          label="处理状态"
          current={tab}
          tabs={[
            { key: 'pending', label: '待批准', count: tab === 'pending' ? approvals.data?.total : undefined },
            { key: 'decided', label: '已处理' },
          ]}
        />
        <QueryList
          query={approvals}
          url={url}
          what="申请"
          unit="项"
          empty={
            tab === 'pending' ? { art: 'done', ...words.empty } : { art: 'boat', title: '还没有处理过的申请' }
          }
        >
          {(rows) => (
            <ApprovalTable
              rows={rows}
              isDecided={tab === 'decided'}
              onAct={(act, approval) => setAsked({ act, approval })}
            />
          )}
        </QueryList>
      </section>
      {asked && (
        <ApprovalQuestion asked={asked} onClose={() => setAsked(undefined)} onHandedOut={setHanded} />
      )}
      {handed && <HandedPasswordDialog handed={handed} onClose={() => setHanded(undefined)} />}
    </>
  );
}
