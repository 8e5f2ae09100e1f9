import { Fingerprint, ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callOperation, onReauthenticationNeeded } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { secretIn, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { PasskeyAnswer } from '../../contract/passkeys.contract.ts';
import { CurrentPasswordField } from '../passwords/current-password-field.tsx';
import { getMySecondFactorCall } from '../second-factor/second-factor.calls.ts';
import styles from '../security.module.css';
import { reauthenticateCall, startReauthenticationCall } from './reauthentication.calls.ts';

/**
 * Stands in the frame of the back office and asks staff who they are when a call wants a fresh proof; the call then repeats
 * itself, and what was typed for it is still there. Calls that want one together are answered by one question.
 */
export function ReauthenticationDialog() {
  const [settle, setSettle] = useState<(isProved: boolean) => void>();
  useEffect(() => {
    onReauthenticationNeeded(() => new Promise<boolean>((resolve) => setSettle(() => resolve)));
    return () => onReauthenticationNeeded(undefined);
  }, []);
  if (!settle) return null;
  return (
    <Question
      onSettled={(isProved) => {
        setSettle(undefined);
        settle(isProved);
      }}
    />
  );
}

const options = { reportedBy: 'form' as const };
const fieldOfReason = {
  wrongOldPassword: 'password',
  secondFactorWrong: 'secondFactor',
  secondFactorUsed: 'secondFactor',
};

/** Asks the browser for a passkey; the code for it is loaded only now. */
async function askPasskey(): Promise<PasskeyAnswer | undefined> {
  const started = await callOperation(startReauthenticationCall, {}, options);
  if (started.options === null) return undefined;
  const { provePasskey } = await import('../passkeys/ask-authenticator.ts');
  return provePasskey(started.options);
}

function Question({ onSettled }: { onSettled: (isProved: boolean) => void }) {
  const factors = useOperationQuery(getMySecondFactorCall, {}, options);
  const { faults, isBusy, submit } = useFormFaults(fieldOfReason);
  const form = useRef<HTMLFormElement>(null);
  const prove = async (bring: () => Promise<Parameters<typeof send>[0]>, gaps = {}): Promise<void> => {
    if (!form.current) return;
    const isProved = await submit(form.current, async () => send(await bring()), gaps);
    if (isProved) onSettled(true);
  };
  const proveByText = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [password, secondFactor] = [secretIn(values, 'password'), textIn(values, 'secondFactor')];
    const isEmpty = !password && !secondFactor;
    void prove(
      async () => (secondFactor ? { secondFactor } : { password }),
      isEmpty ? { password: '请输入密码' } : {},
    );
  };
  return (
    <Dialog isOpen onClose={() => onSettled(false)} title="请确认是你本人" icon={ShieldCheck}>
      <form ref={form} className={styles.form} onSubmit={proveByText} noValidate>
        <p>查看或导出个人信息前要再确认一次身份，10 分钟内有效。确认后刚才的操作会自动继续。</p>
        {factors.data && factors.data.passkeys.length > 0 && (
          <Button
            look="line"
            isBlock
            isBusy={isBusy}
            onClick={() => void prove(async () => ({ passkey: await askPasskey() }))}
          >
            <Fingerprint className="ic" aria-hidden />
            用通行密钥确认
          </Button>
        )}
        <CurrentPasswordField label="当前密码" name="password" error={faults.password} />
        {factors.data?.confirmedAt && (
          <Field label="或动态验证码" error={faults.secondFactor} hint="填密码或动态验证码中的一项。">
            {(control) => (
              <span className="inp">
                <input
                  {...control}
                  name="secondFactor"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={20}
                />
              </span>
            )}
          </Field>
        )}
        {faults.form && (
          <Notice kind="error" isLive>
            {faults.form}
          </Notice>
        )}
        <div>
          <Button type="submit" look="primary" isBusy={isBusy}>
            确认并继续
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Brought = { password?: string; secondFactor?: string; passkey?: PasskeyAnswer | undefined };

async function send(brought: Brought): Promise<void> {
  await callOperation(reauthenticateCall, brought, options);
}
