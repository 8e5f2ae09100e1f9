import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MobileField } from '#domains/accounts/web/sms/mobile-field.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import { followNeedCall, openRateLinkCall } from '#domains/needs/web/needs.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import { emptyFields, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LazyFollowedNeed } from './lazy-followed-need.tsx';
import styles from './need-pages.module.css';

type Followed = { needId: number; followKey: string };
const gaps = { needNo: '请填写单号', mobile: '请输入 11 位手机号', smsCode: '请输入 6 位数字验证码' };

type FollowNeedPanelProps = { now: string; needNo: string; rate: string };

/** Number and phone open a need for half an hour; so does the link of the text message that asks for a rating. */
export function FollowNeedPanel({ now, needNo, rate }: FollowNeedPanelProps) {
  const [followed, setFollowed] = useState<Followed>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (rate === '') return;
    callOperation(openRateLinkCall, { token: rate }, { reportedBy: 'form' }).then(
      setFollowed,
      (failure: unknown) =>
        setFault(failure instanceof OperationFailed ? failure.msg : '没有读到这张单，请稍后再试'),
    );
  }, [rate]);
  if (followed) return <LazyFollowedNeed {...followed} now={new Date(now)} />;
  if (rate !== '' && fault === undefined) return <Skeleton kind="rows" count={5} />;
  return (
    <>
      {fault !== undefined && (
        <Notice kind="info" isLive>
          {fault}
        </Notice>
      )}
      <NumberForm needNo={needNo} onOpen={setFollowed} />
    </>
  );
}

type NumberFormProps = { needNo: string; onOpen: (followed: Followed) => void };

function NumberForm({ needNo, onOpen }: NumberFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { faults, isBusy, submit, forget } = useFormFaults();
  const typed = () => {
    const values = new FormData(form.current ?? undefined);
    return {
      needNo: textIn(values, 'needNo').toUpperCase(),
      mobile: textIn(values, 'mobile'),
      smsCode: textIn(values, 'smsCode'),
    };
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const request = typed();
    await submit(
      event.currentTarget,
      async () => {
        onOpen(await callOperation(followNeedCall, request, { reportedBy: 'form' }));
      },
      emptyFields(request, gaps),
    );
  };
  return (
    <form
      ref={form}
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onChange={(event) => 'name' in event.target && forget(String(event.target.name))}
    >
      <NeedNoInput needNo={needNo} error={faults['needNo']} />
      <MobileField label="点单时留的手机号" isRequired error={faults['mobile']} />
      <SmsCodeField
        scene="need"
        name="smsCode"
        mobileOf={() => typed().mobile}
        error={faults['smsCode']}
        onSent={() => forget('smsCode')}
      />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <Button type="submit" look="primary" size="lg" isBlock disabled={!isHydrated} isBusy={isBusy}>
        {isBusy ? '正在查' : '查单'}
      </Button>
    </form>
  );
}

const NeedNoInput = ({ needNo, error }: { needNo: string; error: string | undefined }) => (
  <TextInput
    label="单号"
    name="needNo"
    maxLength={20}
    placeholder="X 开头，在短信里"
    initial={needNo}
    error={error}
  />
);
