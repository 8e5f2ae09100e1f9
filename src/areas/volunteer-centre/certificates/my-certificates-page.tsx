import { useState } from 'react';
import { CertificateWishes } from '#domains/certificates/web/batch/certificate-wishes.tsx';
import { CertificateForm } from '#domains/certificates/web/certificate-form.tsx';
import { CertificateList } from '#domains/certificates/web/certificate-list.tsx';
import { listMyCertificatesCall } from '#domains/certificates/web/certificates.calls.ts';
import type { CertificateRow } from '#domains/certificates/contract/certificates.contract.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/usercenter/index/mycertificate` 我的证书: issues a certificate of what one chooses, keeps those that were, and answers who would like one. */
export function Component() {
  usePageTitle('我的证书');
  const url = useUrlFilters({ pageSize: 10 });
  const [replaces, setReplaces] = useState<CertificateRow>();
  const certificates = useOperationQuery(listMyCertificatesCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <>
      <div className="ph">
        <div>
          <h1>我的证书</h1>
          <p className="muted">免费，马上可用，开多少份都行。选什么写什么，没选的别人看不到也猜不出。</p>
        </div>
      </div>
      <CertificateWishes />
      <CertificateForm
        key={replaces?.certificateId}
        replaces={replaces}
        onIssued={() => setReplaces(undefined)}
      />
      <section className="panel" aria-label="开过的证书">
        <QueryList
          query={certificates}
          url={url}
          what="证书"
          unit="份"
          empty={{
            art: 'boat',
            title: '还没有开过证书',
            text: '选好时段和内容，点“生成证书”就有一份可以核验的志愿服务记录证明。',
          }}
        >
          {(rows) => <CertificateList certificates={rows} onReplace={setReplaces} />}
        </QueryList>
      </section>
    </>
  );
}
