import { Camera, ScanLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CameraDialog } from './camera/camera-dialog.tsx';
import { codeInText } from './scanned-code.ts';
import styles from './scan-field.module.css';

/** For a hand scanner, which types the address and Enter, for a pasted one, or for the camera of this device. */
export function ScanField({ onScan }: { onScan: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isCamera, setCamera] = useState(false);
  const read = (text: string): string | undefined => {
    if (!/[?&]code=/i.test(text)) return '这不是志愿者码，请对准志愿者手机上的码。';
    setCamera(false);
    onScan(codeInText(text));
    return undefined;
  };
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
        hint="用手机的，点“用相机扫”，或直接用手机相机扫志愿者手机上的码。"
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
      <Button look="cool" onClick={() => setCamera(true)}>
        <Camera className="ic" aria-hidden />
        用相机扫
      </Button>
      {isCamera && (
        <CameraDialog
          hint="对准志愿者手机上的码。"
          wayOut="也可以用扫码枪、粘贴志愿者码，或在下面点名。"
          onRead={read}
          onClose={() => setCamera(false)}
        />
      )}
    </form>
  );
}
