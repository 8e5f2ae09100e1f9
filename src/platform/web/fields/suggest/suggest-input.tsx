import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import floating from '../../floating/floating.module.css';
import { nextIndex } from '../../floating/menu.tsx';
import { useFloating } from '../../floating/use-floating.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FieldControl } from '../field.tsx';
import styles from './suggest-input.module.css';

/** Something that may be meant by what is typed, with a line that tells it apart. */
export type Suggestion = { key: string; label: string; note: string };

type SuggestInputProps<Item extends Suggestion> = {
  control: FieldControl;
  value: string;
  maxLength: number;
  placeholder?: string;
  /** What fits the text as it stands; shown once somebody types, and while the field is left alone. */
  suggestions: readonly Item[];
  onType: (text: string) => void;
  onChoose: (suggestion: Item) => void;
};

const none = -1;

/** A line of free text with suggestions below it: arrows go through them, Enter takes one, Escape closes; what was typed stays as it is. */
export function SuggestInput<Item extends Suggestion>(props: SuggestInputProps<Item>) {
  const { control, value, suggestions, onType, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState(none);
  const listId = `${control.id}-suggestions`;
  const isOpen = anchor !== null && suggestions.length > 0;
  const close = (): void => {
    setAnchor(null);
    setActive(none);
  };
  const choose = (suggestion: Item | undefined): void => {
    close();
    if (suggestion) onChoose(suggestion);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Keys that choose among an input method's own candidates are not ours.
    if (event.nativeEvent.isComposing || suggestions.length === 0) return;
    if (event.key === 'Enter' && isOpen && active !== none) {
      event.preventDefault();
      return choose(suggestions[active]);
    }
    if (event.key === 'Escape' && isOpen) return close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) setAnchor(event.currentTarget.parentElement);
    setActive(nextIndex(event.key, active, suggestions.length) ?? none);
  };
  return (
    <span className="inp">
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== none ? `${listId}-${active}` : undefined}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        value={value}
        onChange={({ currentTarget }) => {
          setAnchor(currentTarget.parentElement);
          setActive(none);
          onType(currentTarget.value);
        }}
        onBlur={close}
        onKeyDown={press}
      />
      {isOpen && (
        <SuggestionList {...{ listId, anchor, suggestions, active }} onChoose={choose} onClose={close} />
      )}
      <span className="sr" role="status">
        {isOpen ? `有 ${suggestions.length} 个地点，用上下键选` : ''}
      </span>
    </span>
  );
}

type ListProps<Item extends Suggestion> = {
  listId: string;
  anchor: HTMLElement;
  suggestions: readonly Item[];
  active: number;
  onChoose: (suggestion: Item) => void;
  onClose: () => void;
};

function SuggestionList<Item extends Suggestion>(props: ListProps<Item>) {
  const { listId, anchor, suggestions, active, onChoose, onClose } = props;
  const panel = useFloating<HTMLDivElement>({ anchor, onClose });
  return (
    <div
      ref={panel}
      id={listId}
      popover="manual"
      role="listbox"
      aria-label="建议"
      className={classNames(floating.panel, floating.options)}
      style={{ minWidth: anchor.offsetWidth }}
      // The field keeps the focus, or the list would close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys, as the combobox pattern says
        <div
          key={suggestion.key}
          ref={(line) => void (index === active && line?.scrollIntoView?.({ block: 'nearest' }))}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-active={index === active || undefined}
          className={styles.option}
          onClick={() => onChoose(suggestion)}
        >
          <MapPin className="ic" aria-hidden />
          <span>
            <b>{suggestion.label}</b>
            <small>{suggestion.note}</small>
          </span>
        </div>
      ))}
    </div>
  );
}
