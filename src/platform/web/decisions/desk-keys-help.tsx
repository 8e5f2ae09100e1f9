import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../floating/popover.tsx';
import { buttonClass } from '../plain/button-class.ts';
import styles from './desk-keys-help.module.css';
import { areKeysOn, turnKeys } from './use-desk-keys.ts';

const words = [
  ['J 或 ↓', '下一件'],
  ['K 或 ↑', '上一件'],
  ['P', '通过'],
  ['R', '退回；还没写原因时先到原因栏'],
  ['U', '撤销刚才的决定（10 秒内）'],
] as const;

/** Which keys a review desk has, and the way to turn them off. */
export function DeskKeysHelp() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Popover
      label="快捷键"
      button={{
        label: '快捷键',
        className: buttonClass({ look: 'line' }) ?? '',
        children: (
          <>
            <Keyboard className="ic" aria-hidden />
            快捷键
          </>
        ),
      }}
    >
      {() => (
        <div className={styles.help}>
          <h2>快捷键</h2>
          <dl>
            {words.map(([key, act]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{act}</dd>
              </div>
            ))}
          </dl>
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => {
                turnKeys(target.checked);
                setOn(target.checked);
              }}
            />
            使用单键快捷键
          </label>
        </div>
      )}
    </Popover>
  );
}
