import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { SignedInInfo } from '#platform/web/session/login.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckingNote } from '../proof/checking-note.tsx';
import { textIn } from '#platform/web/form-faults.ts';
import { SecondFactorField } from './second-factor-field.tsx';
import { StaffLoginPasswordInput } from './staff-login-password-input.tsx';
import { useLogin } from './use-login.ts';
import styles from './staff-login.module.css';

type StaffLoginFormProps = {
  /** Called with the password that was used, so that a forced change need not ask for it again. */
  onSignedIn: (info: SignedInInfo, password: string) => void;
};

/** Login of the centre's staff: account and password. What was typed stays. */
export function StaffLoginForm({ onSignedIn }: StaffLoginFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { faults, isBusy, isChecking, step, submit } = useLogin(onSignedIn);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secondFactor = textIn(new FormData(event.currentTarget), 'secondFactor');
    if (!isBusy) void submit({ name, password, secondFactor }, 3);
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {faults.form && (
        <Notice kind="error" isLive>
          {faults.form}
        </Notice>
      )}
      <Field label="账号" error={faults.name} isRequired>
        {(control) => (
          <span className="inp">
            <UserRound className="ic" aria-hidden />
            <input
              {...control}
              value={name}
              autoComplete="username"
              autoCapitalize="none"
              maxLength={64}
              placeholder="工作账号"
              onChange={(event) => setName(event.target.value)}
            />
          </span>
        )}
      </Field>
      <StaffLoginPasswordInput
        label="密码"
        value={password}
        autoComplete="current-password"
        error={faults.password}
        onChange={setPassword}
      />
      {step && (
        <SecondFactorField
          step={step}
          error={faults.secondFactor}
          isBusy={isBusy}
          onPasskey={() => void submit({ name, password, isByPasskey: true }, 3)}
        />
      )}
      <Button type="submit" look="primary" size="lg" isBlock isBusy={isBusy}>
        登录管理后台
      </Button>
      <CheckingNote isChecking={isChecking} />
    </form>
  );
}
