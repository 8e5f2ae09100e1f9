import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { nextIndex } from '../floating/menu.tsx';
import { useFloating } from '../floating/use-floating.ts';
import floating from '../floating/floating.module.css';
import { classNames } from '../ui/class-names.ts';
import styles from './combobox.module.css';
import type { FieldControl } from './field.tsx';

type ComboOption = { value: number; label: string };

type ComboboxProps = {
  control: FieldControl;
  options: readonly ComboOption[];
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown while nothing is chosen, and the name of choosing nothing. */
  placeholder: string;
  /** Told what is typed where the options are looked for elsewhere; then they are not filtered here, and it is told '' when the field is left. */
  onType?: (typed: string) => void;
};

const none = -1;

/**
 * One of many, found by a piece of its name: typing filters, arrows, Home and End go through the list, Enter chooses, Escape
 * closes; what is typed and not chosen is given up when the field is left.
 */
export function Combobox({ control, options, value, onChange, placeholder, onType }: ComboboxProps) {
  const chosen = options.find((option) => option.value === value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(none);
  const listId = `${control.id}-options`;
  const found = typed && !onType ? options.filter(({ label }) => label.includes(typed.trim())) : options;
  const open = (input: HTMLElement, text?: string): void => {
    setAnchor(input.parentElement);
    setTyped(text);
    if (text !== undefined) onType?.(text.trim());
    setActive(none);
  };
  const close = (): void => {
    setAnchor(null);
    setTyped(undefined);
    if (typed) onType?.('');
    setActive(none);
  };
  const choose = (option: ComboOption | undefined): void => {
    close();
    if (option) onChange(option.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Keys that choose among an input method's own candidates are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && anchor) {
      event.preventDefault();
      return choose(found[active]);
    }
    const next = nextIndex(event.key, active, found.length);
    if (next === undefined || (!anchor && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!anchor) open(event.currentTarget);
    if (found.length > 0) setActive(next);
  };
  return (
    <span className="inp">
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        aria-activedescendant={anchor && active !== none ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={({ currentTarget }) => open(currentTarget, currentTarget.value)}
        onClick={({ currentTarget }) => {
          if (anchor) return;
          open(currentTarget);
          currentTarget.select();
        }}
        onBlur={close}
        onKeyDown={press}
      />
      {chosen ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={placeholder}
          onClick={() => onChange(null)}
        >
          <X className="ic" aria-hidden />
        </button>
      ) : (
        <ChevronDown className="ic" aria-hidden />
      )}
      {anchor && (
        <OptionList {...{ listId, anchor, found, active, value }} onChoose={choose} onClose={close} />
      )}
    </span>
  );
}

type OptionListProps = {
  listId: string;
  anchor: HTMLElement;
  found: readonly ComboOption[];
  active: number;
  value: number | null;
  onChoose: (option: ComboOption) => void;
  onClose: () => void;
};

function OptionList({ listId, anchor, found, active, value, onChoose, onClose }: OptionListProps) {
  const panel = useFloating<HTMLDivElement>({ anchor, onClose });
  return (
    <div
      ref={panel}
      id={listId}
      popover="manual"
      role="listbox"
      aria-label="可选的内容"
      className={classNames(floating.panel, floating.options)}
      style={{ minWidth: anchor.offsetWidth }}
      // The field keeps the focus, or the list would close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
    >
      {found.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys, as the combobox pattern says
        <div
          key={option.value}
          ref={(line) => void (index === active && line?.scrollIntoView?.({ block: 'nearest' }))}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
      {found.length === 0 && (
        <div className={floating.none} role="option" aria-disabled aria-selected={false} tabIndex={-1}>
          没有找到
        </div>
      )}
    </div>
  );
}
