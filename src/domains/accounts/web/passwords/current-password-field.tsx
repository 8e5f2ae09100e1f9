import { Lock } from 'lucide-react';
import { Field } from '#platform/web/fields/field.tsx';

type CurrentPasswordFieldProps = { label: string; name: string; error: string | undefined };

/** The password in force, asked for once more before something about the login is changed. */
export const CurrentPasswordField = ({ label, name, error }: CurrentPasswordFieldProps) => (
  <Field label={label} isRequired error={error}>
    {(control) => (
      <span className="inp">
        <Lock className="ic" aria-hidden />
        <input {...control} type="password" name={name} autoComplete="current-password" maxLength={128} />
      </span>
    )}
  </Field>
);
