import { ScanLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { codeInText } from './scanned-code.ts';
import styles from './scan-field.module.css';

/** For a hand scanner, which types the address and Enter, or for a pasted one; a phone's own camera opens the page by itself. */
export function ScanField({ onScan }: { onScan: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = codeInText(typed);
    if (code === '') return setError('请先扫码或粘贴志愿者码');
    setError('');
    setTyped('');
    onScan(code);
  };
  return (
    <form className={`panel ${styles.form}`} onSubmit={submit} noValidate>
      <Field
        label="扫码枪 / 粘贴志愿者码"
        hint="用手机的，直接用相机扫志愿者手机上的码，会打开这一页。"
        error={error}
      >
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={500}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
        )}
      </Field>
      <Button type="submit" look="line">
        <ScanLine className="ic" aria-hidden />
        识别
      </Button>
    </form>
  );
}
