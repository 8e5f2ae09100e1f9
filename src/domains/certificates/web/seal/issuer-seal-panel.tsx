import { Stamp } from 'lucide-react';
import { useRef, useState } from 'react';
import { dayLabel } from '#platform/contract/instants.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { useOperationCommand, useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { uploadFile } from '#platform/web/calls/upload-file.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { issuerFactLabels, mostSealBytes, withoutSealSentence } from '../../contract/certificates.words.ts';
import { endIssuerSealCall, getIssuerSealCall } from './issuer-seal.calls.ts';
import styles from './issuer-seal-panel.module.css';

/** 证书印章: the seal that certificates are made with, and what they lack of their issuer. */
export function IssuerSealPanel() {
  const read = useOperationQuery(getIssuerSealCall, {}, { reportedBy: 'form' });
  if (read.isPending) return <Skeleton kind="block" />;
  if (read.isError)
    return <LoadFailed what="印章" failure={read.error} onRetry={() => void read.refetch()} />;
  const { seal, missing, mayEdit } = read.data;
  return (
    <div className={styles.panel}>
      {!mayEdit && <Notice kind="info">印章由实践中心统一设置，所和站只能查看有没有。</Notice>}
      {missing.length > 0 && (
        <Notice kind="warning">
          证书上还缺{missing.map((fact) => issuerFactLabels[fact]).join('、')}
          ，民政部的证明规范要求写明。请在“名称和页脚”里补上。
        </Notice>
      )}
      <div className={styles.seal}>
        <div className={styles.place}>
          {seal?.picture ? (
            <img src={`data:image/png;base64,${seal.picture}`} alt="在用的印章" />
          ) : (
            <span>{seal ? '已上传印章' : withoutSealSentence}</span>
          )}
        </div>
        <div className={styles.words}>
          <p>
            {seal
              ? `${seal.uploadedBy} ${dayLabel(seal.uploadedAt)}上传。之后开具的证书印这枚章，直径 42 毫米；之前开的不变。`
              : '还没有上传印章。证书在印章的位置写左边这句话，核验不受影响。'}
          </p>
          {mayEdit && <SealActs hasSeal={seal !== null} />}
        </div>
      </div>
    </div>
  );
}

/** Upload or exchange, and end. */
function SealActs({ hasSeal }: { hasSeal: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useSealUpload();
  const [isEnding, setEnding] = useState(false);
  const end = useOperationCommand(endIssuerSealCall, { refreshes: [getIssuerSealCall], reportedBy: 'form' });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png"
        hidden
        aria-label="选择印章图片"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a mistake.
          event.target.value = '';
          if (file) void upload.send(file);
        }}
      />
      <div className={styles.acts}>
        <Button look="primary" disabled={upload.isBusy} onClick={() => input.current?.click()}>
          <Stamp className="ic" aria-hidden />
          {upload.isBusy ? '正在上传' : hasSeal ? '换一枚印章' : '上传印章'}
        </Button>
        {hasSeal && (
          <Button look="line" onClick={() => setEnding(true)}>
            停用
          </Button>
        )}
      </div>
      <FieldNote
        hint="用公安部门备案的电子印章图片：PNG，四周透明，边长至少 300 像素，不超过 2 MB。谁在什么时候上传、换过，都记在审计日志里。"
        error={upload.fault}
      />
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={(reason) => end.mutateAsync({ reason })}
        title="停用这枚印章？"
        decisiveLabel="停用印章"
        failure={end.error}
        reason={{ keptAs: 'end-seal', label: '为什么停用', isRequired: true, hint: '至少 2 个字' }}
      >
        <p>之后开具的证书写“{withoutSealSentence}”。已经开出的证书不变，仍印这枚章。</p>
      </ConfirmDialog>
    </>
  );
}

function useSealUpload() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const refresh = useRefresh([getIssuerSealCall]);
  const send = async (file: File): Promise<void> => {
    setFault(undefined);
    if (file.size > mostSealBytes) return setFault('图片超过 2 MB，请缩小后再选');
    setBusy(true);
    try {
      await uploadFile('issuerSeal', file, {
        to: { address: '/api/certificates/UploadIssuerSeal', fields: {} },
      });
      showToast({ kind: 'success', text: '印章已上传，之后开具的证书会印上' });
      refresh();
    } catch (error) {
      setFault(error instanceof OperationFailed ? error.msg : '上传没有成功，请重试');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, fault, send };
}
