import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldControl } from '../field.tsx';
import { pasteDigits } from '../paste-digits.ts';
import styles from './code-boxes.module.css';

type CodeBoxesProps = { control: FieldControl; name: string; digits: number };

/**
 * The digits of a code in a box each. It is one input, which the boxes only show: a code is pasted, filled in by the phone,
 * corrected and read aloud as in any other field.
 */
export function CodeBoxes({ control, name, digits }: CodeBoxesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  // What was typed before the page became alive.
  useLayoutEffect(() => setCode(input.current?.value ?? ''), []);
  const current = Math.min(code.length, digits - 1);
  return (
    <span className={styles.boxes}>
      <input
        {...control}
        ref={input}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits}
        onPaste={pasteDigits}
        onInput={({ currentTarget }) => setCode(currentTarget.value)}
      />
      {Array.from({ length: digits }, (_box, index) => (
        <i key={index} data-current={index === current || undefined} aria-hidden>
          {code[index]}
        </i>
      ))}
    </span>
  );
}
