import { Fingerprint, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { SecondStepDetail } from '../../contract/accounts.contract.ts';
import styles from './second-factor-field.module.css';

type SecondFactorFieldProps = {
  step: SecondStepDetail;
  error: string | undefined;
  isBusy: boolean;
  /** The passkey's button was pressed. */
  onPasskey: () => void;
};

/** The second step of a login: a passkey, the code of the authenticator application, or a recovery code. Takes the focus when it appears. */
export function SecondFactorField({ step, error, isBusy, onPasskey }: SecondFactorFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasPasskey = step.passkeyOptions !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (hasPasskey ? place.current?.querySelector('button') : input.current)?.focus(),
    [hasPasskey],
  );
  const [label, hint, placeholder] = step.hasApplication
    ? ['动态验证码', '身份验证应用里的 6 位数字。手机不在身边，可以输入恢复码', '6 位数字或恢复码']
    : ['恢复码', '设备不在身边，可以输入一个恢复码', '一个没有用过的恢复码'];
  return (
    <div ref={place} className={styles.step}>
      <p>密码正确，请完成第二步验证。</p>
      {hasPasskey && (
        <Button look="line" size="lg" isBlock isBusy={isBusy} onClick={onPasskey}>
          <Fingerprint className="ic" aria-hidden />
          用通行密钥验证
        </Button>
      )}
      <Field
        label={hasPasskey ? `或输入${label}` : label}
        error={error}
        hint={`${hint}；恢复码也没有，请联系系统管理员重置。`}
        isRequired={!hasPasskey}
      >
        {(control) => (
          <span className="inp">
            <ShieldCheck className="ic" aria-hidden />
            <input
              {...control}
              ref={input}
              name="secondFactor"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              placeholder={placeholder}
            />
          </span>
        )}
      </Field>
    </div>
  );
}
