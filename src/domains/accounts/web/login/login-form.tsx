import { Check, Eye, EyeOff, Lock, UserRound } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { keysOf } from '#platform/contract/keys-of.ts';
import { enterAfterLogin, type SignedInInfo } from '#platform/web/session/login.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useLoginDoor } from './login-door.ts';
import { CheckingNote } from '../proof/checking-note.tsx';
import { LoginNewPassword } from './login-new-password.tsx';
import { LoginRolePicker, type PublicUserType } from './login-role-picker.tsx';
import { LoginSmsForm } from './login-sms-form.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import { type TypedLogin, useLogin } from './use-login.ts';
import styles from './login-form.module.css';

const typedIn = (form: HTMLFormElement): TypedLogin => {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('userLoginName'),
    password: text('userPwd'),
    remember: values.has('remember'),
    secondFactor: text('secondFactor'),
  };
};

/** Staff may come by this door too. */
const audienceOf = ({ userType, passwordDaysLeft }: SignedInInfo): 'public' | 'staff' | 'aged' => {
  if (userType !== 3) return 'public';
  return passwordDaysLeft === 0 ? 'aged' : 'staff';
};

type Way = 'password' | 'sms';
const ways = { password: '密码登录', sms: '短信登录' } as const;

/**
 * Login of volunteers and teams, by password or by a code. Fields keep what was typed, pasting is allowed, Enter submits, and
 * a refusal stands at the field it is about (requirements.md 8: a failed login is returned to the caller, no toast).
 */
export function LoginForm() {
  const [role, setRole] = useLoginDoor();
  const [way, setWay] = useState<Way>('password');
  const [handedOut, setHandedOut] = useState<{ info: SignedInInfo; password?: string }>();
  const enter = (info: SignedInInfo): void =>
    enterAfterLogin(info, new URLSearchParams(location.search).get('redirect'));
  if (handedOut)
    return (
      <LoginNewPassword
        audience={audienceOf(handedOut.info)}
        usedPassword={handedOut.password}
        onChanged={() => enter(handedOut.info)}
      />
    );
  const signedIn = (info: SignedInInfo, password?: string): void =>
    info.mustChangePwd ? setHandedOut({ info, password }) : enter(info);
  return (
    <div className={styles.form}>
      <LoginRolePicker chosen={role} onChoose={setRole} />
      <div className={styles.ways} role="group" aria-label="登录方式">
        {keysOf(ways).map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
            {ways[one]}
          </button>
        ))}
      </div>
      {way === 'password' ? (
        <PasswordLogin role={role} onSignedIn={signedIn} />
      ) : (
        <LoginSmsForm userType={role} onSignedIn={signedIn} />
      )}
    </div>
  );
}

type PasswordLoginProps = {
  role: PublicUserType;
  onSignedIn: (info: SignedInInfo, password: string) => void;
};

function PasswordLogin({ role, onSignedIn }: PasswordLoginProps) {
  const { faults, isBusy, isChecking, step, submit } = useLogin(onSignedIn);
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const isIn = await submit(typedIn(event.currentTarget), role);
    if (!isIn) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={(event) => void send(event)} noValidate>
      <Field label="账号" error={faults.name}>
        {(control) => (
          <span className="inp">
            <UserRound className="ic" aria-hidden />
            <input
              {...control}
              name="userLoginName"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              placeholder="用户名或手机号"
            />
          </span>
        )}
      </Field>
      <PasswordField error={faults.password} />
      {step && (
        <SecondFactorField
          step={step}
          error={faults.secondFactor}
          isBusy={isBusy}
          onPasskey={() => form.current && void submit({ ...typedIn(form.current), isByPasskey: true }, role)}
        />
      )}
      <div className={styles.line}>
        <label className="ck">
          <input type="checkbox" name="remember" />
          <i>
            <Check className="ic" aria-hidden />
          </i>
          七天内自动登录
        </label>
        <a className="link" href="/user-index/findPwd">
          忘记密码？
        </a>
      </div>
      {faults.form && (
        <Notice kind="error" isLive>
          {faults.form}
        </Notice>
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        isBlock
        className={styles.submit}
        // Before the island lives a press would post the form to nowhere.
        disabled={!isHydrated}
        isBusy={isBusy}
      >
        {isBusy ? '正在登录' : '登录'}
      </Button>
      <CheckingNote isChecking={isChecking} />
      <noscript>
        <p className="hint">登录需要启用浏览器脚本（JavaScript）。</p>
      </noscript>
    </form>
  );
}

function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? Eye : EyeOff;
  return (
    <Field label="密码" error={error}>
      {(control) => (
        <span className="inp">
          <Lock className="ic" aria-hidden />
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name="userPwd"
            autoComplete="current-password"
            maxLength={128}
          />
          <button
            type="button"
            className={styles.eye}
            aria-label="显示密码"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon className="ic" aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
