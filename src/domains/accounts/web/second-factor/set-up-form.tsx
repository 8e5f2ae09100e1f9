import type { FormEvent } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { svgUrl } from '#platform/web/svg-url.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from '../security.module.css';
import { confirmSecondFactorCall } from './second-factor.calls.ts';

export type StartedFactor = { secret: string; qrSvg: string };

const fieldOfReason = { secondFactorWrong: 'code', secondFactorUsed: 'code' };

/** The QR code for the application, and the first code back: only then the login asks for it. */
export function SetUpForm({
  started,
  onDone,
}: {
  started: StartedFactor;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { faults, isBusy, submit } = useFormFaults(fieldOfReason);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const code = textIn(new FormData(event.currentTarget), 'code');
    await submit(
      event.currentTarget,
      async () => {
        const { recoveryCodes } = await callOperation(
          confirmSecondFactorCall,
          { code },
          { reportedBy: 'form' },
        );
        onDone(recoveryCodes);
      },
      code ? {} : { code: '请输入应用里的 6 位数字' },
    );
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p>1. 用手机上的身份验证应用扫这个二维码，或者手工输入密钥。</p>
      <img className={styles.qr} src={svgUrl(started.qrSvg)} alt="身份验证应用的二维码" />
      <p>
        密钥：<code className={styles.secret}>{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field label="2. 应用里的 6 位数字" isRequired error={faults.code}>
        {(control) => (
          <span className="inp">
            <input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </span>
        )}
      </Field>
      {faults.form && (
        <Notice kind="error" isLive>
          {faults.form}
        </Notice>
      )}
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          启用
        </Button>
      </div>
    </form>
  );
}
