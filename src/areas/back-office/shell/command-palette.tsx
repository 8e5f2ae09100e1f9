import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextIndex } from '#platform/web/floating/menu.tsx';
import { useModal } from '#platform/web/floating/use-modal.ts';
import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';
import type { CommandGroup, CommandOption } from './command-options.ts';
import styles from './command-palette.module.css';
import { useCommandGroups } from './use-command-groups.ts';

/** The button in the bar, and Ctrl K or ⌘ K from anywhere: opens the palette. */
export function CommandSearch({ entries }: { entries: readonly PlacedEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // A question that is open stays the only one.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="搜索"
        aria-keyshortcuts="Control+K Meta+K"
        title="搜索页面、志愿者、队伍、活动（Ctrl K）"
        onClick={() => setOpen(true)}
      >
        <Search className="ic" aria-hidden />
      </button>
      {isOpen && <CommandPalette entries={entries} onClose={() => setOpen(false)} />}
    </>
  );
}

type CommandPaletteProps = { entries: readonly PlacedEntry[]; onClose: () => void };

/** Finds pages, volunteers, teams and activities by a piece of their name or number: arrows choose, Enter goes there, Escape closes. */
function CommandPalette({ entries, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isAsking, hasFailed } = useCommandGroups(entries, text);
  const ref = useModal(true);
  const listId = useId();
  const navigate = useNavigate();
  const options = groups.flatMap((group) => group.options);
  const chosen = options[Math.min(active, options.length - 1)];
  const go = (option: CommandOption | undefined): void => {
    if (!option) return;
    onClose();
    void navigate(option.to);
  };
  const press = (event: KeyboardEvent): void => {
    // Keys that choose among an input method's own candidates are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') return go(chosen);
    const next = event.key.startsWith('Arrow') ? nextIndex(event.key, active, options.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <dialog ref={ref} className={styles.palette} aria-label="搜索后台" onCancel={onClose}>
      <label className={styles.field}>
        <Search className="ic" aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label="搜索页面、志愿者、队伍、活动"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${chosen.key}` : undefined}
          autoComplete="off"
          maxLength={40}
          placeholder="页面、姓名、志愿者编号、手机后四位、队伍、活动"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </label>
      <Options {...{ listId, groups, chosen }} onChoose={go} />
      <p className={styles.foot} role="status">
        {stateOf({ isAsking, hasFailed, count: options.length })}
      </p>
    </dialog>
  );
}

function stateOf({ isAsking, hasFailed, count }: { isAsking: boolean; hasFailed: boolean; count: number }) {
  if (isAsking) return '正在查找';
  if (hasFailed) return '有的名单没有查到，请检查网络后再试';
  return count === 0 ? '没有找到，换个说法试试' : `${count} 个结果，↑ ↓ 选择，回车打开，Esc 关闭`;
}

type OptionsProps = {
  listId: string;
  groups: readonly CommandGroup[];
  chosen: CommandOption | undefined;
  onChoose: (option: CommandOption) => void;
};

function Options({ listId, groups, chosen, onChoose }: OptionsProps) {
  return (
    <div id={listId} role="listbox" aria-label="结果" className={styles.list}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <b aria-hidden>{title}</b>
          {options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys, as the combobox pattern says
            <div
              key={option.key}
              ref={(line) => void (option === chosen && line?.scrollIntoView?.({ block: 'nearest' }))}
              id={`${listId}-${option.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={option === chosen}
              onClick={() => onChoose(option)}
            >
              <span>{option.label}</span>
              <small>{option.note}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
