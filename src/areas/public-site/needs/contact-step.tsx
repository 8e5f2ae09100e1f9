import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consentPath } from '#domains/accounts/contract/consents.words.ts';
import { MobileField } from '#domains/accounts/web/sms/mobile-field.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import { type NeedDraft, wishOf } from '#domains/needs/web/raise/need-draft.ts';
import type { SentAlong } from '#domains/needs/web/raise/sent/sent-along.ts';
import { sendAlong } from '#domains/needs/web/raise/sent/sent-files.ts';
import { Tick } from '#domains/needs/web/raise/tick.tsx';
import { raiseNeedCall } from '#domains/needs/web/needs.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import { emptyFields, fieldOf, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { newRequestKey } from '#platform/web/request-key.ts';
import type { RaisedNeed } from './raise-done.tsx';
import styles from './need-pages.module.css';

type ContactStepProps = {
  draft: NeedDraft;
  along: SentAlong;
  isVolunteer: boolean;
  serviceItemId: number | undefined;
  onBack: () => void;
  onDone: (raised: RaisedNeed) => void;
};

const isDuplicate = (failure: unknown): boolean =>
  failure instanceof OperationFailed && failure.reason === 'duplicate';

const ownFields = ['requesterName', 'mobile', 'smsCode'];

type Who = { requesterName: string; mobile?: string; smsCode?: string };

/** Sends a draft with who asks; a double and a missing number open what they need. */
function useRaising({ draft, along, isVolunteer, serviceItemId, onDone }: Omit<ContactStepProps, 'onBack'>) {
  const [requestKey] = useState(newRequestKey);
  const [sent] = useState(() => new Map<Blob, number>());
  const [asksNumber, setAsksNumber] = useState(!isVolunteer);
  const [hasDouble, setHasDouble] = useState(false);
  const [isAnotherMatter, setAnotherMatter] = useState(false);
  const { faults, isBusy, submit, forget } = useFormFaults();
  const send = (form: HTMLFormElement, who: Who): Promise<boolean> => {
    const gaps = {
      requesterName: '请填写怎么称呼你',
      ...(asksNumber && { mobile: '请输入 11 位手机号', smsCode: '请输入 6 位数字验证码' }),
    };
    const raise = async (): Promise<void> => {
      const wish = { ...wishOf(draft, new Date()), ...who, serviceItemId, requestKey, isAnotherMatter };
      const { mobile = '', smsCode = '' } = who;
      try {
        const files = await sendAlong(along, isVolunteer ? undefined : { mobile, smsCode }, sent);
        const request = { ...wish, ...files };
        onDone(await callOperation(raiseNeedCall, request, { reportedBy: 'form' }));
      } catch (failure) {
        if (isDuplicate(failure)) setHasDouble(true);
        if (failure instanceof OperationFailed && failure.errorOf('mobile')) setAsksNumber(true);
        throw failure;
      }
    };
    return submit(form, raise, emptyFields(who, gaps));
  };
  const elsewhere = Object.entries(faults).find(([name, fault]) => fault && !ownFields.includes(name))?.[1];
  return {
    faults,
    elsewhere,
    isBusy,
    forget,
    send,
    asksNumber,
    askNumber: () => setAsksNumber(true),
    hasDouble,
    isAnotherMatter,
    setAnotherMatter,
  };
}

/** The last step: a name, a phone and its code; the same press sent twice is one need. */
export function ContactStep({ onBack, ...props }: ContactStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const raising = useRaising(props);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { faults, asksNumber } = raising;
  const typed = (): Who => {
    const values = new FormData(form.current ?? undefined);
    return {
      requesterName: textIn(values, 'requesterName'),
      ...(asksNumber && { mobile: textIn(values, 'mobile'), smsCode: textIn(values, 'smsCode') }),
    };
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void raising.send(event.currentTarget, typed());
  };
  return (
    <form
      ref={form}
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onSubmit={send}
      onChange={(event) => raising.forget(fieldOf(event))}
    >
      <TextInput
        label="怎么称呼你"
        name="requesterName"
        maxLength={20}
        placeholder="例如：陈女士"
        error={faults['requesterName']}
      />
      {asksNumber ? (
        <>
          <MobileField label="手机号" isRequired error={faults['mobile']} />
          <SmsCodeField
            scene="need"
            name="smsCode"
            mobileOf={() => typed().mobile ?? ''}
            error={faults['smsCode']}
            onSent={() => raising.forget('smsCode')}
          />
        </>
      ) : (
        <p className="hint">
          用你账号里的手机号联系。
          <button type="button" className="link" onClick={raising.askNumber}>
            换一个号码
          </button>
        </p>
      )}
      <ContactFoot raising={raising} onBack={onBack} />
    </form>
  );
}

type FootProps = { raising: ReturnType<typeof useRaising>; onBack: () => void };

const ContactFoot = ({ raising, onBack }: FootProps) => (
  <>
    {raising.hasDouble && (
      <Tick
        name="isAnotherMatter"
        label="是另一件事，照样提交"
        isOn={raising.isAnotherMatter}
        onChange={raising.setAnotherMatter}
      />
    )}
    {raising.elsewhere && (
      <Notice kind="error" isLive>
        {raising.elsewhere}
      </Notice>
    )}
    <p className="hint">
      姓名、电话和门牌加密保存，只给上门的人看，结单一年后抹掉。见
      <a className="link" href={consentPath('privacyPolicy')} target="_blank" rel="noopener">
        《隐私政策》
      </a>
    </p>
    <div className={styles.acts}>
      <Button size="lg" onClick={onBack}>
        上一步
      </Button>
      <Button type="submit" look="primary" size="lg" isBusy={raising.isBusy}>
        {raising.isBusy ? '正在提交' : '提交单子'}
      </Button>
    </div>
  </>
);
