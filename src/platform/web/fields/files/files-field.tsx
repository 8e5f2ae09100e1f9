import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldNote } from '../field-note.tsx';
import styles from './files-field.module.css';

type FilesFieldProps = {
  label: string;
  /** For the file chooser: `image/jpeg,image/png,application/pdf`. */
  accept: string;
  /** What was chosen already. */
  files: readonly { key: string | number; name: string }[];
  onChoose: (file: File) => void;
  onRemove: (place: number) => void;
  /** No more are taken, or one is on its way. */
  isOff: boolean;
  action: string;
  hint: string;
  error?: string | undefined;
  isRequired?: boolean | undefined;
};

/** Files chosen one by one, listed by name and taken away again. */
export function FilesField(props: FilesFieldProps) {
  const { label, accept, files, onChoose, onRemove, isOff, action, hint, error, isRequired } = props;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  return (
    <div className={styles.box} role="group" aria-label={label}>
      <span className="lab">
        {isRequired && (
          <span className="req" aria-hidden>
            *
          </span>
        )}
        {label}
      </span>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map(({ key, name }, place) => (
            <li key={key}>
              {name}
              <button
                type="button"
                className="link"
                aria-label={`移除${name}`}
                onClick={() => onRemove(place)}
              >
                移除
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={`选择${label}文件`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a mistake.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button look="line" disabled={isOff} aria-describedby={noteId} onClick={() => input.current?.click()}>
        <FileUp className="ic" aria-hidden />
        {action}
      </Button>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
