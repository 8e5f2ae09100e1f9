import { Smartphone } from 'lucide-react';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { Field } from '#platform/web/fields/field.tsx';

type MobileFieldProps = { label: string; error: string | undefined; isRequired?: boolean };

/** A mobile number, in the input `mobile` of its form. */
export const MobileField = ({ label, error, isRequired = false }: MobileFieldProps) => (
  <Field label={label} isRequired={isRequired} error={error}>
    {(control) => (
      <span className="inp">
        <Smartphone className="ic" aria-hidden />
        <input
          {...control}
          name="mobile"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          onPaste={pasteDigits}
        />
      </span>
    )}
  </Field>
);
