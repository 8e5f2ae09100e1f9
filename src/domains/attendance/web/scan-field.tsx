import { Camera, ScanLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ScanRun } from './camera/scan-run.tsx';
import { codeInText } from './scanned-code.ts';
import styles from './scan-field.module.css';

/** For a hand scanner, which types the address and Enter, for a pasted one, or for the camera of this device. */
export function ScanField({ activityId, onScan }: { activityId: number; onScan: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isCamera, setCamera] = useState(false);
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
      <div className={styles.typed}>
        <Field
          label="扫码枪 / 粘贴志愿者码"
          hint="用手机的，点“连续扫码”一个接一个扫，或直接用手机相机扫志愿者手机上的码。"
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
      </div>
      <Button look="cool" onClick={() => setCamera(true)}>
        <Camera className="ic" aria-hidden />
        连续扫码
      </Button>
      {isCamera && <ScanRun activityId={activityId} onClose={() => setCamera(false)} />}
    </form>
  );
}
