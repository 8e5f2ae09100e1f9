import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { raiseComplaint } from '#domains/complaints/contract/complaints.contract.ts';
import {
  type ComplaintKind,
  complaintKindLabels,
  complaintKinds,
  complaintLimits,
  type ComplaintTarget,
  kindOfTarget,
} from '#domains/complaints/contract/complaints.words.ts';
import { raiseComplaintCall } from '#domains/complaints/web/complaints.calls.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import { ProofField, type ProofFile } from '#platform/web/fields/files/proof-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { fieldOf, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { newRequestKey } from '#platform/web/request-key.ts';
import { ComplaintDone } from './complaint-done.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './complaints.module.css';

export type ComplaintFormProps = {
  isSignedIn: boolean;
  /** What 投诉 was pressed beside. */
  target?: { targetType: ComplaintTarget; targetId: number; title: string };
};
type Raised = ResultOf<typeof raiseComplaint>;

/** 写一份投诉: what it is about, what happened, and whether by name; the same press sent twice is one complaint. */
export function ComplaintForm(props: ComplaintFormProps) {
  const [raised, setRaised] = useState<Raised>();
  return raised ? <ComplaintDone raised={raised} /> : <Form {...props} onDone={setRaised} />;
}

/** What of the form stands in the page itself: who it is about, by words, and who writes. */
function typedIn(form: HTMLFormElement) {
  const values = new FormData(form);
  const of = (name: string) => (values.has(name) ? { [name]: textIn(values, name) } : {});
  return { ...of('about'), ...of('name'), ...of('mobile'), ...of('smsCode') } as Partial<
    Record<'about' | 'name' | 'mobile' | 'smsCode', string>
  >;
}

/** What is kept of it until it is sent; names, numbers and evidence are not. */
const startOf = (target: ComplaintFormProps['target']) => ({
  kind: (target && kindOfTarget[target.targetType]) as ComplaintKind | undefined,
  content: '',
  isAnonymous: false,
});

function useComplaint({
  isSignedIn,
  target,
  onDone,
}: ComplaintFormProps & { onDone: (raised: Raised) => void }) {
  const [requestKey] = useState(newRequestKey);
  const [shown, setShown] = useState(target);
  // Only for who is signed in: nobody else is told apart from the next person at the same device.
  const about = target ? `${target.targetType}:${target.targetId}` : '';
  const [{ kind, content, isAnonymous }, change, forgetKept] = useKeptForm(
    isSignedIn ? `complaint:${about}` : undefined,
    startOf(target),
  );
  const [files, setFiles] = useState<ProofFile[]>([]);
  const { faults, isBusy, submit, forget } = useFormFaults();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = typedIn(event.currentTarget);
    const gaps = {
      ...(kind === undefined && { kind: '请选择是哪方面的事' }),
      ...(said.about !== undefined && [...said.about].length < 2 && { about: '请写明投诉谁、哪一件事' }),
      ...([...content.trim()].length < 10 && { content: '请写明发生了什么，至少 10 个字' }),
      ...(said.name === '' && { name: '请填写怎么称呼你' }),
      ...(said.mobile === '' && { mobile: '请输入 11 位手机号' }),
      ...(said.smsCode === '' && { smsCode: '请输入 6 位数字验证码' }),
    };
    const raise = async (): Promise<void> => {
      if (kind === undefined) return;
      const fileIds = isAnonymous ? [] : files.map(({ fileId }) => fileId);
      const aim = shown && { targetType: shown.targetType, targetId: shown.targetId };
      const request = { requestKey, kind, content, fileIds, isAnonymous, ...aim, ...said };
      const raised = await callOperation(raiseComplaintCall, request, { reportedBy: 'form' });
      forgetKept();
      onDone(raised);
    };
    void submit(event.currentTarget, raise, gaps);
  };
  return {
    kind,
    change,
    shown,
    setShown,
    content,
    files,
    setFiles,
    isAnonymous,
    send,
    faults,
    isBusy,
    forget,
  };
}

function Form(props: ComplaintFormProps & { onDone: (raised: Raised) => void }) {
  const isHydrated = useIsHydrated();
  const complaint = useComplaint(props);
  const { faults, forget, content, change } = complaint;
  const elsewhere = faults['form'] ?? faults['targetId'] ?? faults['requestKey'];
  return (
    <form
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      inert={!isHydrated}
      onSubmit={complaint.send}
      onChange={(event) => forget(fieldOf(event))}
    >
      <h2>写一份投诉</h2>
      <KindField complaint={complaint} />
      <TargetField complaint={complaint} />
      <TextAreaField
        label="发生了什么"
        value={content}
        maxLength={1_000}
        hint="说清时间、地点、你怎么知道的，比评价更有用；至少 10 个字"
        error={faults['content']}
        isRequired
        onChange={(text) => {
          change({ content: text });
          forget('content');
        }}
      />
      <IdentityFields
        isSignedIn={props.isSignedIn}
        isAnonymous={complaint.isAnonymous}
        faults={faults}
        onAnonymous={(isAnonymous) => change({ isAnonymous })}
        onSent={() => forget('smsCode')}
      />
      {props.isSignedIn && !complaint.isAnonymous && (
        <ProofField
          label={`证据（可选，最多 ${complaintLimits.files} 份）`}
          purpose="complaintProof"
          accept="image/jpeg,image/png,application/pdf"
          files={complaint.files}
          onChange={complaint.setFiles}
          max={complaintLimits.files}
          maxMegabytes={10}
          hint="照片里别人的脸，请先涂掉再上传；只有办理人能看到"
          error={faults['fileIds']}
        />
      )}
      {elsewhere && (
        <Notice kind="error" isLive>
          {elsewhere}
        </Notice>
      )}
      <div className={styles.send}>
        <p className="hint">
          提交后会得到编号，进度随时可看。与被投诉方有管理关系的工作人员，系统不让他办理。
        </p>
        <Button type="submit" look="primary" size="lg" isBusy={complaint.isBusy}>
          {complaint.isBusy ? '正在提交' : '提交投诉'}
        </Button>
      </div>
    </form>
  );
}

type PartProps = { complaint: ReturnType<typeof useComplaint> };

const KindField = ({ complaint: { kind, change, faults, forget } }: PartProps) => (
  <fieldset className={styles.kinds}>
    <legend className="lab">
      <span className="req" aria-hidden>
        *
      </span>
      是哪方面的事
    </legend>
    <div className={styles.chips}>
      {complaintKinds.map((key) => (
        <Chip
          key={key}
          isOutlined
          isOn={kind === key}
          onPress={() => {
            change({ kind: key });
            forget('kind');
          }}
        >
          {complaintKindLabels[key]}
        </Chip>
      ))}
    </div>
    <FieldNote error={faults['kind']} />
  </fieldset>
);

function TargetField({ complaint: { shown, setShown, faults } }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isChanged) box.current?.querySelector('input')?.focus();
  }, [isChanged]);
  if (!shown)
    return (
      <div ref={box}>
        <TextInput
          label="投诉谁、哪一件事"
          name="about"
          maxLength={60}
          hint="从活动、队伍、需求、公示或时长记录上点“投诉举报”进来，对象会自动带上"
          error={faults['about']}
        />
      </div>
    );
  return (
    <div className={styles.target}>
      <span>
        <small>对象</small>
        <b>{shown.title}</b>
      </span>
      <button
        type="button"
        className="link"
        onClick={() => {
          setShown(undefined);
          setChanged(true);
        }}
      >
        换一个
      </button>
    </div>
  );
}
