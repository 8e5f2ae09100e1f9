import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MobileField } from '#domains/accounts/web/sms/mobile-field.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import type { MyComplaintView } from '#domains/complaints/contract/complaints.contract.ts';
import { followComplaintCall, getMyComplaintCall } from '#domains/complaints/web/complaints.calls.ts';
import { MyComplaintPanel } from '#domains/complaints/web/follow/my-complaint-panel.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import { emptyFields, fieldOf, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import styles from './complaints.module.css';

type Followed = { complaintId: number; followKey: string };

/** Number with code or phone opens a complaint for half an hour. */
export function FollowComplaintPanel({ complaintNo }: { complaintNo: string }) {
  const [followed, setFollowed] = useState<Followed>();
  return followed ? <Opened {...followed} /> : <NumberForm complaintNo={complaintNo} onOpen={setFollowed} />;
}

function Opened({ complaintId, followKey }: Followed) {
  const [complaint, setComplaint] = useState<MyComplaintView>();
  const [fault, setFault] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    callOperation(getMyComplaintCall, { complaintId, followKey }, { reportedBy: 'form' }).then(
      setComplaint,
      (failure: unknown) => {
        const isOver = failure instanceof OperationFailed && failure.code === 404;
        setFault(isOver ? '查询已超过半小时，请刷新页面再查一次' : '没有读到这件投诉，请稍后再试');
      },
    );
  }, [complaintId, followKey, turn]);
  if (fault)
    return (
      <Notice kind="error" isLive>
        {fault}
      </Notice>
    );
  if (!complaint) return <Skeleton kind="rows" count={5} />;
  return (
    <MyComplaintPanel
      key={complaint.version}
      complaint={complaint}
      followKey={followKey}
      onChanged={() => setTurn(turn + 1)}
    />
  );
}

type NumberFormProps = { complaintNo: string; onOpen: (followed: Followed) => void };
const codeGaps = { complaintNo: '请填写编号', queryCode: '请填写查询码' };
const phoneGaps = {
  complaintNo: '请填写编号',
  mobile: '请输入 11 位手机号',
  smsCode: '请输入 6 位数字验证码',
};

function NumberForm({ complaintNo, onOpen }: NumberFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [byPhone, setByPhone] = useState(false);
  const { faults, isBusy, submit, forget } = useFormFaults();
  const typed = () => {
    const values = new FormData(form.current ?? undefined);
    const number = { complaintNo: textIn(values, 'complaintNo').toUpperCase() };
    return byPhone
      ? { ...number, mobile: textIn(values, 'mobile'), smsCode: textIn(values, 'smsCode') }
      : { ...number, queryCode: textIn(values, 'queryCode').toUpperCase() };
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const request = typed();
    await submit(
      event.currentTarget,
      async () => onOpen(await callOperation(followComplaintCall, request, { reportedBy: 'form' })),
      emptyFields(request, byPhone ? phoneGaps : codeGaps),
    );
  };
  return (
    <form
      ref={form}
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onChange={(event) => forget(fieldOf(event))}
    >
      <TextInput
        label="编号"
        name="complaintNo"
        maxLength={24}
        placeholder="TS 开头"
        initial={complaintNo}
        error={faults['complaintNo']}
      />
      <div className={styles.chips}>
        <Chip isOutlined isOn={!byPhone} onPress={() => setByPhone(false)}>
          用查询码
        </Chip>
        <Chip isOutlined isOn={byPhone} onPress={() => setByPhone(true)}>
          用手机号
        </Chip>
      </div>
      {byPhone ? (
        <>
          <MobileField label="提交时留的手机号" isRequired error={faults['mobile']} />
          <SmsCodeField
            scene="complaint"
            name="smsCode"
            mobileOf={() => textIn(new FormData(form.current ?? undefined), 'mobile')}
            error={faults['smsCode']}
            onSent={() => forget('smsCode')}
          />
        </>
      ) : (
        <TextInput
          label="查询码"
          name="queryCode"
          maxLength={20}
          placeholder="提交后显示的 10 位字母数字"
          error={faults['queryCode']}
        />
      )}
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <Button type="submit" look="primary" size="lg" isBlock disabled={!isHydrated} isBusy={isBusy}>
        {isBusy ? '正在查' : '查进度'}
      </Button>
    </form>
  );
}
