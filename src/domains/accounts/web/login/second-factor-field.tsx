import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Field } from '#platform/web/fields/field.tsx';

/** The second step of a login: the code of the authenticator application, or a recovery code. Takes the focus when it appears. */
export function SecondFactorField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field
      label="动态验证码"
      error={error}
      hint="身份验证应用里的 6 位数字。手机不在身边，可以输入恢复码；恢复码也没有，请联系系统管理员重置。"
      isRequired
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
            placeholder="6 位数字或恢复码"
          />
        </span>
      )}
    </Field>
  );
}
