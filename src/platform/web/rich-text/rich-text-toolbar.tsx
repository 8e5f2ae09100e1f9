import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { editorTools, tableTools, type Tool } from './editor-tools.tsx';
import styles from './rich-text-editor.module.css';

type ToolbarProps = {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
};

/** The editor's tools: one stop of the Tab key, arrow keys inside (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const [current, setCurrent] = useState('bold');
  const bar = useRef<HTMLDivElement>(null);
  const groups = editor.isActive('table') ? [...editorTools, tableTools] : editorTools;
  const keys = groups.flat().map(({ key }) => key);
  const reachable = keys.includes(current) ? current : 'bold';
  const openers: Record<string, () => void> = { link: onLink, picture: onPicture };
  const move = (event: KeyboardEvent): void => {
    const target = steps[event.key]?.(keys.indexOf(reachable), keys.length);
    if (target === undefined) return;
    event.preventDefault();
    const key = keys[target] ?? 'bold';
    setCurrent(key);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${key}"]`)?.focus();
  };
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label="文字格式"
      onKeyDown={move}
    >
      {groups.map((group) => (
        <span key={group[0]?.key} className={styles.group}>
          {group.map((tool) => (
            <ToolButton
              key={tool.key}
              tool={tool}
              editor={editor}
              isReachable={tool.key === reachable}
              onFocus={() => setCurrent(tool.key)}
              onPress={openers[tool.key] ?? (() => tool.run?.(editor.chain().focus()).run())}
            />
          ))}
        </span>
      ))}
    </div>
  );
}

/** Where an arrow key leads from a place among so many. */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

type ToolButtonProps = {
  tool: Tool;
  editor: Editor;
  isReachable: boolean;
  onFocus: () => void;
  onPress: () => void;
};

function ToolButton({ tool, editor, isReachable, onFocus, onPress }: ToolButtonProps): ReactNode {
  const { key, label, keys, Icon } = tool;
  const name = keys ? `${label}（${keys}）` : label;
  return (
    <button
      type="button"
      data-tool={key}
      title={name}
      aria-label={name}
      aria-pressed={tool.isOn?.(editor)}
      tabIndex={isReachable ? 0 : -1}
      // The selection in the text stays while a tool is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={onPress}
    >
      <Icon className="ic" aria-hidden />
    </button>
  );
}
