import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { newRequestKey } from '#platform/web/request-key.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { groupedNumber } from '../contract/certificate-number.rules.ts';
import type { CertificateRow } from '../contract/certificates.contract.ts';
import { type CertificateChoice, firstChoice } from './certificate-choice.ts';
import { ServiceFields, ShownFields } from './certificate-fields.tsx';
import {
  issueCertificateCall,
  listMyCertificatesCall,
  previewCertificateCall,
} from './certificates.calls.ts';
import styles from './certificates.module.css';

type Preview = RemoteResult<typeof previewCertificateCall>;
type CertificateFormProps = {
  /** A certificate whose place the new one takes. */
  replaces: Pick<CertificateRow, 'certificateId' | 'certNo' | 'fromOn' | 'toOn'> | undefined;
  onIssued: () => void;
};

const noPurpose = '请选择做什么用';
const noPassword = '请输入登录密码';
const noEnglishName = '请填写英文姓名，或者关掉英文对照行';

/** What is chosen, kept until it is issued; the whole document number and the password for it are asked for each time. */
function useChoice(replaces: CertificateFormProps['replaces']) {
  const [start] = useState<CertificateChoice>(() => ({
    ...firstChoice(new Date()),
    ...(replaces && { period: 'own' as const, fromOn: replaces.fromOn, toOn: replaces.toOn }),
  }));
  return useKeptForm(`certificate:${replaces?.certificateId ?? 'new'}`, start, ['idWhole', 'userPwd']);
}

/** Chooses what a certificate lists and shows; the sum beside the button follows at once. */
export function CertificateForm({ replaces, onIssued }: CertificateFormProps) {
  const [choice, change, forget] = useChoice(replaces);
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [wasSent, setSent] = useState(false);
  const { fromOn, toOn, categories, grades } = choice;
  const preview = useOperationQuery(
    previewCertificateCall,
    { fromOn, toOn, categories, grades },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const issue = useOperationCommand(issueCertificateCall, {
    refreshes: [listMyCertificatesCall, previewCertificateCall],
    reportedBy: 'form',
  });
  const missing = (path: string): string | undefined => {
    if (!wasSent) return undefined;
    if (path === 'purpose' && choice.purpose === '') return noPurpose;
    if (path === 'userPwd' && choice.idWhole && choice.userPwd === '') return noPassword;
    return path === 'englishName' && choice.hasEnglish && !choice.englishName.trim()
      ? noEnglishName
      : undefined;
  };
  const fields = {
    choice,
    set: (part: Partial<CertificateChoice>) => {
      change(part);
      // Another choice is another certificate, whatever became of the answer to the one before.
      setRequestKey(newRequestKey());
    },
    preview: preview.data,
    errorOf: (path: string) =>
      missing(path) ?? issue.error?.errorOf(path) ?? wrongPassword(issue.error, path),
  };
  const send = (): void => {
    setSent(true);
    const { purpose, name, volunteerNo, times, district, idTail, hasEnglish, englishName, recipient } =
      choice;
    const { idWhole, userPwd } = choice;
    if (idWhole && userPwd === '') return;
    if (purpose === '' || !preview.data || (hasEnglish && !englishName.trim()) || issue.isPending) return;
    issue.mutate(
      {
        fromOn,
        toOn,
        categories,
        grades,
        purpose,
        recipient,
        requestKey,
        fields: { name, volunteerNo, times, district, idTail, idWhole },
        ...(idWhole && { userPwd }),
        englishName: hasEnglish ? englishName.trim() : '',
        seenMinutes: preview.data.totalMinutes,
        ...(replaces && { replaces: replaces.certificateId }),
      },
      {
        onSuccess: ({ certNo }) => {
          showToast({ kind: 'success', text: `证书 ${groupedNumber(certNo)} 已生成` });
          setRequestKey(newRequestKey());
          change({ idWhole: false, userPwd: '' });
          forget();
          onIssued();
        },
      },
    );
  };
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        {replaces && (
          <Notice kind="info">新证书生成后，{groupedNumber(replaces.certNo)} 会标为“已替换”。</Notice>
        )}
        <ServiceFields {...fields} />
        <ShownFields {...fields} />
      </div>
      <IssueBox preview={preview.data} failure={issue.error?.msg} isBusy={issue.isPending} onIssue={send} />
    </div>
  );
}

const wrongPassword = (error: OperationFailed | null, path: string): string | undefined =>
  path === 'userPwd' && error?.reason === 'wrongPassword' ? error.msg : undefined;

type IssueBoxProps = {
  preview: Preview | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onIssue: () => void;
};

/** The sum, and the button beside it. */
const IssueBox = ({ preview, failure, isBusy, onIssue }: IssueBoxProps) => (
  <aside className={`panel ${styles.sum}`} aria-label="合计">
    {preview ? <Sum preview={preview} /> : <Skeleton kind="rows" count={2} />}
    {failure && <Notice kind="warning">{failure}</Notice>}
    <Button look="primary" isBlock disabled={isBusy || !preview || preview.itemCount === 0} onClick={onIssue}>
      <FileCheck2 className="ic" aria-hidden />
      {isBusy ? '正在生成' : '生成证书'}
    </Button>
    <small>生成后内容固定。里面的记录以后被更正或作废，证书会标成“待替换”，请重新开具。</small>
  </aside>
);

/** What is listed, and what is not and why: never added up. */
const Sum = ({ preview }: { preview: Preview }) => (
  <>
    <dl className={styles.figures}>
      <Figure label="列入" value={`${figureLabel(preview.itemCount)} 条`} />
      <Figure label="小时" value={hoursLabel(preview.totalMinutes)} />
      <Figure label="分钟" value={figureLabel(preview.totalMinutes)} />
    </dl>
    {preview.itemCount === 0 && <p>这段时间没有能写进证书的记录。放宽时段或类别，或列入 C、D 级。</p>}
    <ul>
      <li>
        {(['A', 'B', 'C', 'D'] as const)
          .filter((grade) => preview.byGrade[grade] > 0)
          .map((grade) => `${grade} 级 ${preview.byGrade[grade]} 条`)
          .join('，')}
      </li>
      {preview.leftOutByGrade.count > 0 && (
        <li>
          同期 {preview.leftOutByGrade.count} 条 C、D 级没有列入，
          {figureLabel(preview.leftOutByGrade.minutes)} 分钟
        </li>
      )}
      {preview.waiting.count > 0 && (
        <li>
          {preview.waiting.count} 条刚生效，今晚写进每日根后可以补开，{figureLabel(preview.waiting.minutes)}{' '}
          分钟
        </li>
      )}
    </ul>
  </>
);

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{value}</dd>
  </div>
);
