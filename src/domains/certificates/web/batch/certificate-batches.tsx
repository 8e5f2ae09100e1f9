import { Users } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import type { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { CertificateBatch } from '../../contract/certificate-batches.contract.ts';
import { AskBatchDialog } from './ask-batch-dialog.tsx';
import { BatchPeopleDialog } from './batch-people-dialog.tsx';
import { type BatchAct, BatchesTable } from './batches-table.tsx';
import {
  listBatchPeopleCall,
  listCertificateBatchesCall,
  orderCertificateBatchCall,
  settleCertificateBatchCall,
} from './certificate-batches.calls.ts';
import styles from './certificate-batches.module.css';

/** How often the list looks whether certificates were made, ms. */
const refreshEveryMs = 5_000;

/** 集体开具: lists of people who are asked, how far each is, and the ZIP. */
export function CertificateBatches({ url }: { url: ReturnType<typeof useUrlFilters> }) {
  const batches = useOperationQuery(listCertificateBatchesCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
    refreshEveryMs,
  });
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<{ act: BatchAct; batch: CertificateBatch }>();
  const close = (): void => setChosen(undefined);
  return (
    <>
      <div className={styles.head}>
        <p className="muted">
          学校或单位要一个班、一批人的证明时用。名单上的人各自在“我的证书”里答复，同意的才开；谁取走了，本人看得到。
        </p>
        <Button look="primary" onClick={() => setAsking(true)}>
          <Users className="ic" aria-hidden />
          发起集体开具
        </Button>
      </div>
      <QueryList
        query={batches}
        url={url}
        what="集体开具"
        unit="批"
        empty={{ art: 'boat', title: '还没有集体开具', text: '粘贴一份名单，就能一次征求全班的同意。' }}
      >
        {(rows) => <BatchesTable batches={rows} onAct={(act, batch) => setChosen({ act, batch })} />}
      </QueryList>
      {isAsking && <AskBatchDialog onClose={() => setAsking(false)} />}
      {chosen?.act === 'people' && <BatchPeopleDialog batch={chosen.batch} onClose={close} />}
      {chosen && chosen.act !== 'people' && (
        <Settling act={chosen.act} batch={chosen.batch} onClose={close} />
      )}
    </>
  );
}

type SettlingProps = { act: Exclude<BatchAct, 'people'>; batch: CertificateBatch; onClose: () => void };

/** Says what follows before anything is made, cancelled or taken. */
function Settling({ act, batch, onClose }: SettlingProps) {
  const refreshes = [listCertificateBatchesCall, listBatchPeopleCall];
  const settle = useOperationCommand(settleCertificateBatchCall, { refreshes, reportedBy: 'form' });
  const order = useOperationCommand(orderCertificateBatchCall, { refreshes, reportedBy: 'form' });
  const { batchId, recipient, counts } = batch;
  const words = {
    make: {
      title: `为同意的 ${counts.agreed} 人生成证书？`,
      text: `还没答复的 ${counts.asked} 人不再征求。证书在后台生成，本人会收到消息，生成前仍可以撤回同意。`,
      label: '生成证书',
      done: '正在生成，好了会发消息',
    },
    cancel: {
      title: `取消给${recipient}的这一批？`,
      text: `不再征求，已同意的 ${counts.agreed} 人也不开。`,
      label: '取消这一批',
      done: '已取消',
    },
    order: {
      title: `取走 ${counts.made} 份证书？`,
      text: '打成一个压缩包，里面有每个人的 PDF 和一份名单。每位持证人都会在“谁看过我”里看到你的身份、单位和用途。',
      label: '取走',
      done: '正在打包，好了在“我的导出”里下载',
    },
  }[act];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await (act === 'order' ? order.mutateAsync({ batchId }) : settle.mutateAsync({ batchId, how: act }));
        showToast({ kind: 'success', text: words.done });
      }}
      title={words.title}
      decisiveLabel={words.label}
      tone={act === 'cancel' ? 'danger' : 'plain'}
      failure={settle.error ?? order.error}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
