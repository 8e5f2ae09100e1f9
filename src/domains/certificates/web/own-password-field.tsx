import { Lock } from 'lucide-react';
import { Field } from '#platform/web/fields/field.tsx';

type OwnPasswordFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

/** The login password, before the whole number of a document is printed. */
export const OwnPasswordField = ({ value, error, onChange }: OwnPasswordFieldProps) => (
  <Field label="登录密码" hint="证明是你本人，密码不会保存" isRequired error={error}>
    {(control) => (
      <span className="inp">
        <Lock className="ic" aria-hidden />
        <input
          {...control}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    )}
  </Field>
);
