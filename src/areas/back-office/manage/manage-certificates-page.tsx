import { useState } from 'react';
import {
  type CertificateTab,
  certificateTabKeys,
  certificateTabs,
} from '#domains/certificates/contract/certificates.words.ts';
import type { StaffCertificate } from '#domains/certificates/contract/manage-certificates.contract.ts';
import {
  listCertificatesCall,
  withdrawCertificateCall,
} from '#domains/certificates/web/certificates.calls.ts';
import { CertificateBatches } from '#domains/certificates/web/batch/certificate-batches.tsx';
import { CertificatesTable } from '#domains/certificates/web/manage/certificates-table.tsx';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

const tabs = [...certificateTabKeys, 'batches'] as const;
const tabLabels = { ...certificateTabs, batches: '集体开具' };

/** `/manage/certificates` 证书管理: what volunteers had issued, what became of it, taking one back, and asking a class for theirs. */
export function Component() {
  usePageTitle('证书管理');
  const url = useUrlFilters();
  const tab = url.oneOf('tab', tabs);
  return (
    <>
      <div className="pt">
        <div>
          <h1>证书管理</h1>
          <p>
            志愿者自己开具的证书。记录被更正或作废后，证书自动变成待替换；开错了对象或者被冒用的，可以撤销。
          </p>
        </div>
      </div>
      <section className="pn" aria-label="证书">
        <ListTabs label="证书状态" current={tab} tabs={tabs.map((key) => ({ key, label: tabLabels[key] }))} />
        {tab === 'batches' ? <CertificateBatches url={url} /> : <Certificates tab={tab} url={url} />}
      </section>
    </>
  );
}

type CertificatesProps = { tab: CertificateTab; url: ReturnType<typeof useUrlFilters> };

function Certificates({ tab, url }: CertificatesProps) {
  const certificates = useOperationQuery(
    listCertificatesCall,
    { tab, keyword: url.text('keyword').slice(0, 40) || undefined, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [chosen, setChosen] = useState<StaffCertificate>();
  return (
    <>
      <FilterBar url={url}>
        <SearchBox
          label="证书编号、持证人或志愿者编号"
          value={url.text('keyword')}
          maxLength={40}
          onSearch={(text) => url.change({ keyword: text })}
        />
      </FilterBar>
      <QueryList
        query={certificates}
        url={url}
        what="证书"
        unit="份"
        empty={{ art: 'boat', title: '这里还没有证书', text: '志愿者开具以后，会出现在这里。' }}
      >
        {(rows) => <CertificatesTable certificates={rows} onWithdraw={setChosen} />}
      </QueryList>
      <Withdrawing certificate={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

type WithdrawingProps = { certificate: StaffCertificate | undefined; onClose: () => void };

/** Asks why, and says what follows. */
function Withdrawing({ certificate, onClose }: WithdrawingProps) {
  const withdraw = useOperationCommand(withdrawCertificateCall, { refreshes: [listCertificatesCall] });
  return (
    <ConfirmDialog
      isOpen={certificate !== undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (!certificate) return;
        await withdraw.mutateAsync({ certificateId: certificate.certificateId, reason });
        showToast({ kind: 'success', text: '已撤销，持证人会收到原因' });
      }}
      title={`撤销 ${certificate?.holderName ?? ''}的证书？`}
      decisiveLabel="撤销证书"
      tone="danger"
      reason={{
        keptAs: `withdraw-certificate:${certificate?.certificateId ?? ''}`,
        label: '撤销的原因',
        hint: '持证人会看到',
        isRequired: true,
      }}
    >
      <p>撤销后不能恢复，核验时显示“已撤销”。时长记录不变，持证人可以另开一份。</p>
    </ConfirmDialog>
  );
}
