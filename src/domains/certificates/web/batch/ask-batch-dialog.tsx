import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { answerDays, mostInBatch, peopleIn } from '../../contract/certificate-batches.words.ts';
import {
  type CertificatePurpose,
  certificatePurposeLabels,
  certificatePurposes,
  type GradeChoice,
  gradeChoiceLabels,
  gradeChoices,
} from '../../contract/certificates.words.ts';
import { daysOf } from '../certificate-choice.ts';
import { askCertificateBatchCall, listCertificateBatchesCall } from './certificate-batches.calls.ts';
import styles from './certificate-batches.module.css';

type Draft = {
  recipient: string;
  reason: string;
  purpose: CertificatePurpose;
  grades: GradeChoice;
  fromOn: string;
  toOn: string;
  times: boolean;
  district: boolean;
  list: string;
};

const firstDraft = (): Draft => ({
  recipient: '',
  reason: '',
  purpose: 'study',
  grades: 'proven',
  ...(daysOf('thisYear', new Date()) ?? { fromOn: '', toOn: '' }),
  times: true,
  district: false,
  list: '',
});

/** 发起集体开具: who wants it and why, what is listed, and the people as they are pasted out of a spreadsheet. */
export function AskBatchDialog({ onClose }: { onClose: () => void }) {
  const [draft, set, forget] = useKeptForm('certificate-batch', firstDraft());
  const ask = useOperationCommand(askCertificateBatchCall, {
    refreshes: [listCertificateBatchesCall],
    reportedBy: 'form',
  });
  const people = peopleIn(draft.list);
  const send = (): void => {
    const { times, district, list: _asTyped, ...asked } = draft;
    const fields = { name: 'full' as const, volunteerNo: true, times, district, idTail: false };
    ask.mutate(
      { ...asked, fields, people },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: `已征求 ${people.length} 人的同意` });
          onClose();
        },
      },
    );
  };
  const errorOf = (path: string): string | undefined => ask.error?.errorOf(path);
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title="发起集体开具"
      decisive={{ label: `征求 ${people.length} 人的同意`, onPress: send, isBusy: ask.isPending }}
    >
      <div className={styles.form}>
        <p className="muted">
          每个人在“我的证书”里看到下面的内容，{answerDays}{' '}
          天内同意的才开，不答复就不开。证书上写全名和志愿者编号。
        </p>
        {ask.error && ask.error.errors.length === 0 && <Notice kind="warning">{ask.error.msg}</Notice>}
        <TextField
          label="学校或单位"
          isRequired
          value={draft.recipient}
          maxLength={40}
          hint="印在每份证书上，如：江澜一中高二（3）班"
          error={errorOf('recipient')}
          onChange={(recipient) => set({ recipient })}
        />
        <TextField
          label="为什么需要"
          isRequired
          value={draft.reason}
          maxLength={200}
          hint="被征求的人会看到，如：综合素质评价归档"
          error={errorOf('reason')}
          onChange={(reason) => set({ reason })}
        />
        <Chosen draft={draft} set={set} />
        <TextAreaField
          label="名单"
          isRequired
          value={draft.list}
          maxLength={6_000}
          hint={`从表格里整列粘贴，每行一位：志愿者编号，后面可以跟姓名。一批至多 ${mostInBatch} 人；现在读到 ${people.length} 人`}
          error={errorOf('people')}
          onChange={(list) => set({ list })}
        />
      </div>
    </Dialog>
  );
}

/** What is listed on every paper. */
const Chosen = ({ draft, set }: { draft: Draft; set: (change: Partial<Draft>) => void }) => (
  <>
    <div className={styles.two}>
      <SelectField
        label="用途"
        value={draft.purpose}
        options={certificatePurposes.map((value) => ({ value, label: certificatePurposeLabels[value] }))}
        onChange={(purpose) => set({ purpose: purpose as CertificatePurpose })}
      />
      <SelectField
        label="证据等级"
        value={draft.grades}
        options={gradeChoices.map((value) => ({ value, label: gradeChoiceLabels[value] }))}
        onChange={(grades) => set({ grades: grades as GradeChoice })}
      />
    </div>
    <DayRange
      label="服务"
      span={{ from: draft.fromOn, to: draft.toOn }}
      onChange={({ from, to }) => set({ fromOn: from || draft.fromOn, toOn: to || draft.toOn })}
    />
    <SwitchField
      label="起止时刻"
      hint="关掉后只写日期和分钟"
      isOn={draft.times}
      onChange={(times) => set({ times })}
    />
    <SwitchField
      label="地点"
      hint="只写到区"
      isOn={draft.district}
      onChange={(district) => set({ district })}
    />
  </>
);
