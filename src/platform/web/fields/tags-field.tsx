import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from './field.tsx';
import styles from './form-controls.module.css';
import { Button } from '../ui/button.tsx';

type TagsFieldProps = {
  label: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Offered while typing; anything else may be written too. */
  suggestions: readonly string[];
  max: number;
  maxLength: number;
  error?: string | undefined;
};

/** A short list of words of one's own. Enter or the button adds, each word has a button that takes it away. */
export function TagsField({ label, tags, onChange, suggestions, max, maxLength, error }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const isFull = tags.length >= max;
  const add = (): void => {
    const word = typed.trim();
    if (word && !tags.includes(word) && !isFull) onChange([...tags, word]);
    setTyped('');
  };
  return (
    <div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={`已填${label}`}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={`去掉${tag}`}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label={label} hint={isFull ? `最多 ${max} 项` : '输入后按回车添加'} error={error ?? ''}>
        {(control) => (
          <span className={styles.adder}>
            <span className="inp">
              <input
                {...control}
                list={listId}
                value={typed}
                maxLength={maxLength}
                disabled={isFull}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  // Enter of an input method chooses characters.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  add();
                }}
              />
            </span>
            <Button look="line" onClick={add} disabled={isFull || !typed.trim()}>
              <Plus className="ic" aria-hidden />
              添加
            </Button>
          </span>
        )}
      </Field>
      <datalist id={listId}>
        {suggestions
          .filter((word) => !tags.includes(word))
          .map((word) => (
            <option key={word} value={word} />
          ))}
      </datalist>
    </div>
  );
}
