import { useState } from 'react';
import type { SmsView } from '#domains/accounts/contract/sms.contract.ts';
import { smsStatusLabels, smsStatuses, smsSorts } from '#domains/accounts/contract/sms.words.ts';
import { SmsDetailDialog } from '#domains/accounts/web/sms/sms-detail-dialog.tsx';
import { SmsTable } from '#domains/accounts/web/sms/sms-table.tsx';
import { exportSmsCall, listSmsCall, retrySmsCall } from '#domains/accounts/web/sms/sms.calls.ts';
import { smsTemplateNames, smsTemplates } from '#domains/messages/contract/sms-templates.words.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from '../list/filter-select.tsx';

const isNumber = (text: string): boolean => /^(1[3-9]\d{9}|\d{4})$/.test(text);

/** `/system/sms` 短信发件箱: what went out by SMS, what waits, what failed; failed ones can be sent again. */
export function Component() {
  usePageTitle('短信发件箱');
  const url = useUrlFilters({ sorts: smsSorts });
  const filter = filterOf(url);
  const list = useOperationQuery(
    listSmsCall,
    { ...url.paging, ...filter },
    { keepsPrevious: true, reportedBy: 'form', refreshEveryMs: 30_000 },
  );
  const exportList = useOperationCommand(exportSmsCall);
  const [opened, setOpened] = useState<SmsView>();
  const [retried, setRetried] = useState<SmsView>();
  return (
    <>
      <div className="pt">
        <div>
          <h1>短信发件箱</h1>
          <p>发出的和等待发送的短信，号码已遮挡。失败的会自动重试，仍不成功的可以在这里重发。</p>
        </div>
        <ExportButton
          what="短信发件箱"
          total={list.data?.total}
          fetchSheet={(reason) => exportList.mutateAsync({ ...filter, sort: url.paging.sort, reason })}
        />
      </div>
      <section className="pn" aria-label="短信">
        <FilterBar url={url}>
          <SmsFilters url={url} />
        </FilterBar>
        <QueryList
          query={list}
          url={url}
          what="短信"
          unit="条"
          empty={{ art: 'boat', title: '还没有发过短信', text: '发出和等待发送的短信会出现在这里。' }}
        >
          {(rows) => <SmsTable rows={rows} onOpen={setOpened} onRetry={setRetried} />}
        </QueryList>
      </section>
      {opened && <SmsDetailDialog row={opened} onClose={() => setOpened(undefined)} />}
      <RetryDialog row={retried} onClose={() => setRetried(undefined)} />
    </>
  );
}

function RetryDialog({ row, onClose }: { row: SmsView | undefined; onClose: () => void }) {
  const retry = useOperationCommand(retrySmsCall, { refreshes: [listSmsCall] });
  const send = async (reason: string): Promise<void> => {
    if (!row) return;
    await retry.mutateAsync({ smsId: row.smsId, reason });
    showToast({ kind: 'success', text: '已重新排队，几秒内发出' });
  };
  return (
    <ConfirmDialog
      isOpen={row !== undefined}
      onClose={onClose}
      onConfirm={send}
      tone="plain"
      title={`重发给 ${row?.recipientMasked ?? ''} 的“${row?.templateLabel ?? ''}”`}
      decisiveLabel="重发"
      safeLabel="取消"
      reason={{
        keptAs: `retry-sms:${row?.smsId ?? ''}`,
        label: '重发原因',
        isRequired: true,
        hint: '至少 2 个字，记入审计日志',
      }}
    >
      <p>上次失败：{row?.failure ?? '原因不明'}</p>
    </ConfirmDialog>
  );
}

function filterOf(url: UrlFilters) {
  return {
    status: url.wordOf('status', smsStatuses),
    template: url.text('template') || undefined,
    number: isNumber(url.text('number')) ? url.text('number') : undefined,
    fromOn: url.days.from,
    toOn: url.days.to,
  };
}

function SmsFilters({ url }: { url: UrlFilters }) {
  const search = (text: string): void => {
    if (text && !isNumber(text)) showToast({ kind: 'warning', text: '请输入完整手机号或后四位' });
    else url.change({ number: text });
  };
  return (
    <>
      <SearchBox label="手机号或后四位" value={url.text('number')} maxLength={11} onSearch={search} />
      <FilterSelect
        label="状态"
        allLabel="全部状态"
        value={url.text('status')}
        options={smsStatuses.map((value) => ({ value, label: smsStatusLabels[value] }))}
        onChange={(status) => url.change({ status })}
      />
      <FilterSelect
        label="类型"
        allLabel="全部类型"
        value={url.text('template')}
        options={smsTemplateNames.map((value) => ({ value, label: smsTemplates[value].label }))}
        onChange={(template) => url.change({ template })}
      />
      <DayRange label="" span={url.days} onChange={url.change} />
    </>
  );
}
