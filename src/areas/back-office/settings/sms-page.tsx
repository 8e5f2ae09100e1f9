import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SmsView } from '#domains/accounts/contract/sms.contract.ts';
import { smsStatusLabels, smsStatuses } from '#domains/accounts/contract/sms.words.ts';
import { SmsDetailDialog } from '#domains/accounts/web/sms/sms-detail-dialog.tsx';
import { SmsTable } from '#domains/accounts/web/sms/sms-table.tsx';
import { exportSmsCall, listSmsCall, retrySmsCall } from '#domains/accounts/web/sms/sms.calls.ts';
import { smsTemplateNames, smsTemplates } from '#domains/messages/contract/sms-templates.words.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import { ClearFilters } from '../list/clear-filters.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useLastPage, useUrlFilters } from '../list/use-url-filters.ts';
import type { UrlFilters } from '../list/use-url-filters.ts';

const pageSize = 20;
const filterNames = ['status', 'template', 'number', 'from', 'to'] as const;
const isNumber = (text: string): boolean => /^(1[3-9]\d{9}|\d{4})$/.test(text);

/** `/system/sms` 短信发件箱: what went out by SMS, what waits, what failed; failed ones can be sent again. */
export function Component() {
  usePageTitle('短信发件箱');
  const url = useUrlFilters();
  const filter = filterOf(url);
  const list = useOperationQuery(
    listSmsCall,
    { pageNum: url.page, pageSize, ...filter },
    { keepsPrevious: true, reportedBy: 'form', refreshEveryMs: 30_000 },
  );
  useLastPage(url, list.data);
  const exportList = useOperationCommand(exportSmsCall);
  const [opened, setOpened] = useState<SmsView>();
  const [retried, setRetried] = useState<SmsView>();
  const [isExporting, setExporting] = useState(false);
  const rows = list.data?.list ?? [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>短信发件箱</h1>
          <p>发出的和等待发送的短信，号码已遮挡。失败的会自动重试，仍不成功的可以在这里重发。</p>
        </div>
        <button type="button" className="btn btn--line" onClick={() => setExporting(true)}>
          <Download className="ic" aria-hidden />
          导出
        </button>
      </div>
      <section className="pn" aria-label="短信">
        <div className={filters.bar}>
          <SmsFilters url={url} />
        </div>
        {list.isPending && <Skeleton kind="rows" count={8} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <EmptyState art="lens" title="没有符合条件的短信" text="换个日期，或者去掉一些筛选条件。" />
        )}
        {rows.length > 0 && <SmsTable rows={rows} onOpen={setOpened} onRetry={setRetried} />}
        {list.data && rows.length > 0 && (
          <ListFoot total={list.data.total} unit="条" pageSize={pageSize} url={url} />
        )}
      </section>
      {opened && <SmsDetailDialog row={opened} onClose={() => setOpened(undefined)} />}
      <RetryDialog row={retried} onClose={() => setRetried(undefined)} />
      <ExportDialog
        isOpen={isExporting}
        what="短信发件箱"
        total={list.data?.total ?? 0}
        fetchSheet={(reason) => exportList.mutateAsync({ ...filter, reason })}
        onClose={() => setExporting(false)}
      />
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
      reason={{ label: '重发原因', isRequired: true, hint: '至少 2 个字，记入审计日志' }}
    >
      <p>上次失败：{row?.failure ?? '原因不明'}</p>
    </ConfirmDialog>
  );
}

function filterOf(url: UrlFilters) {
  const text = (name: (typeof filterNames)[number]): string | undefined => url.text(name) || undefined;
  return {
    status: smsStatuses.find((status) => status === url.text('status')),
    template: text('template'),
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
      <ClearFilters url={url} names={filterNames} />
    </>
  );
}
