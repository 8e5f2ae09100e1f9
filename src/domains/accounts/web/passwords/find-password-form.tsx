import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import type { AccountChoice } from '../../contract/sms.contract.ts';
import { type FormFaults, secretIn, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { PasswordFields } from './password-fields.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';
import { checkRecoveryCodeCall, modifyPasswordBySmsCall } from '../sms/sms.calls.ts';
import styles from './find-password-form.module.css';

const steps = ['验证手机', '设置新密码', '完成'];
const typeLabels = { 1: '服务队伍', 2: '志愿者' } as const;
type Proof = { mobile: string; smsCode: string };

const gapsIn = ({ mobile, smsCode }: Proof): FormFaults => ({
  ...(!/^1[3-9]\d{9}$/.test(mobile) && { mobile: '请输入 11 位手机号' }),
  ...(!/^\d{6}$/.test(smsCode) && { smsCode: '请输入 6 位数字验证码' }),
});

const choiceIn = (failure: unknown): AccountChoice['accounts'] | undefined =>
  failure instanceof OperationFailed && failure.reason === 'chooseAccount'
    ? (failure.detail as AccountChoice).accounts
    : undefined;

/** Recovering a password: the phone, the new password, done. A wrong code leads back to the first step with its sentence. */
export function FindPasswordForm() {
  const [step, setStep] = useState(0);
  const [proof, setProof] = useState<Proof>({ mobile: '', smsCode: '' });
  const [proofFaults, setProofFaults] = useState<FormFaults>({});
  const frame = useFocusOfStep(step);
  return (
    <div ref={frame}>
      <Steps className={styles.steps} names={steps} current={step} />
      {/* Hidden, not gone: the countdown goes on and a wrong code can be mended. */}
      <div hidden={step !== 0}>
        <PhoneStep
          faults={proofFaults}
          onSent={() => setProofFaults({})}
          onProof={(typed) => {
            setProof(typed);
            setStep(1);
          }}
        />
      </div>
      {step === 1 && (
        <PasswordStep
          proof={proof}
          onBack={(faults) => {
            setProofFaults(faults);
            setStep(0);
          }}
          onDone={() => setStep(2)}
        />
      )}
      {step === 2 && <Done />}
    </div>
  );
}

/** The button that was pressed is gone with its step: the focus goes to the field that is wrong, else to the first. */
function useFocusOfStep(step: number) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('form:not([hidden] *) input'))?.focus();
  }, [step]);
  return frame;
}

type PhoneStepProps = { faults: FormFaults; onProof: (proof: Proof) => void; onSent: () => void };

function PhoneStep({ faults, onProof, onSent }: PhoneStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const typed = (): Proof => {
    const values = new FormData(form.current ?? undefined);
    return { mobile: textIn(values, 'mobile'), smsCode: textIn(values, 'smsCode') };
  };
  const { faults: found, isBusy, submit, forget } = useFormFaults();
  const next = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const proof = typed();
    onSent();
    const check = async (): Promise<void> => {
      await callOperation(checkRecoveryCodeCall, proof, { reportedBy: 'form' });
      onProof(proof);
    };
    await submit(event.currentTarget, check, gapsIn(proof));
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={(event) => void next(event)}>
      <MobileField label="注册手机号" isRequired error={found['mobile']} />
      <SmsCodeField
        scene="findPwd"
        look="boxes"
        name="smsCode"
        mobileOf={() => typed().mobile}
        error={found['smsCode'] ?? faults['smsCode']}
        onSent={() => {
          forget('smsCode');
          onSent();
        }}
      />
      {found['form'] && (
        <Notice kind="error" isLive>
          {found['form']}
        </Notice>
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        isBlock
        disabled={!isHydrated}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? '正在核对' : '下一步'}
      </Button>
      <noscript>
        <p className="hint">找回密码需要启用浏览器脚本（JavaScript），也可以到任一文明实践站现场办理。</p>
      </noscript>
    </form>
  );
}

type PasswordStepProps = {
  proof: Proof;
  onBack: (faults: FormFaults) => void;
  onDone: () => void;
};

function PasswordStep({ proof, onBack, onDone }: PasswordStepProps) {
  const [choice, setChoice] = useState<AccountChoice['accounts']>();
  const { faults, isBusy, submit } = useFormFaults();
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const newPwd = secretIn(values, 'newPwd');
    const confirmPwd = secretIn(values, 'confirmPwd');
    const chosen = textIn(values, 'userType');
    const request = {
      ...proof,
      newPwd,
      confirmPwd,
      ...(chosen && { userType: Number(chosen) as 1 | 2 }),
    };
    const gaps = {
      ...(!newPwd && { newPwd: '请输入新密码' }),
      ...(!confirmPwd && { confirmPwd: '请再输入一次新密码' }),
      ...(confirmPwd && newPwd !== confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
      ...(choice && !chosen && { form: '请选择要找回的账号' }),
    };
    await submit(
      form,
      async () => {
        try {
          await callOperation(modifyPasswordBySmsCall, request, { reportedBy: 'form' });
          onDone();
        } catch (failure) {
          const accounts = choiceIn(failure);
          if (accounts) return setChoice(accounts);
          const isCode = failure instanceof OperationFailed && failure.reason?.startsWith('code');
          if (isCode) return onBack({ smsCode: failure.msg });
          throw failure;
        }
      },
      gaps,
    );
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <PasswordFields
        name="newPwd"
        labels={['新密码', '确认新密码']}
        errors={{ password: faults['newPwd'], confirmation: faults['confirmPwd'] }}
      />
      {choice && <AccountPicker accounts={choice} />}
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <Button type="submit" look="primary" size="lg" isBlock isBusy={isBusy}>
        {isBusy ? '正在设置' : '设置新密码'}
      </Button>
      <Button look="ghost" isBlock onClick={() => onBack({})}>
        返回上一步
      </Button>
    </form>
  );
}

const AccountPicker = ({ accounts }: { accounts: AccountChoice['accounts'] }) => (
  <fieldset className={styles.choice} role="alert">
    <legend>这个手机号有两个账号，要找回哪一个？</legend>
    {accounts.map(({ userType, loginName }) => (
      <label key={userType} className="ck ck--r">
        <input type="radio" name="userType" value={userType} />
        <i />
        {typeLabels[userType]}（{loginName}）
      </label>
    ))}
  </fieldset>
);

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        <CircleCheck className="ic" aria-hidden /> 新密码已经生效
      </h2>
      <p>所有设备上的登录都已退出，登录锁定也已解除。请用新密码登录。</p>
      <ButtonAnchor look="primary" size="lg" isBlock href="/user-index/login">
        去登录
      </ButtonAnchor>
    </div>
  );
}
