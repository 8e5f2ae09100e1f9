import { Search } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { isElderView } from '#platform/web/elder-view.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { longestSearch } from '../contract/search.words.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import { SearchOptionList } from './search-option-list.tsx';
import type { SearchOption } from './search-options.ts';
import { useSearchOptions } from './use-search-options.ts';
import styles from './site-search.module.css';

/** How long the box stays marked; the notice itself stays longer in large type. */
const markedMs = 2_000;
const none = -1;

/**
 * The search box of the header: a plain GET form, so that it works without scripts. Empty text shows the notice of the
 * specification for two seconds, searches nothing and keeps the cursor in the box. While something is typed, a combobox:
 * arrows walk through suggestions, Enter opens the active one or searches, Escape closes.
 */
export function SiteSearch({ initialText = '' }: { initialText?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isWarned, setWarned] = useState(false);
  const listId = useId();
  const box = useOptionBox(initialText);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    const text = input.current?.value.trim();
    if (text) return rememberSearch(text);
    event.preventDefault();
    setWarned(true);
    setTimeout(() => setWarned(false), markedMs);
    const duration = isElderView() ? {} : { durationMs: markedMs };
    showToast({ kind: 'info', title: '警告', text: '请输入搜索内容', ...duration });
    input.current?.focus();
  };

  return (
    <search className={styles.box}>
      <form
        className={classNames('search', isWarned && 'is-err')}
        action="/user-index/search"
        onSubmit={search}
        noValidate
      >
        <Search className="ic" aria-hidden />
        <input
          ref={input}
          type="search"
          role="combobox"
          name="query"
          aria-label="搜索"
          aria-expanded={box.options.length > 0}
          aria-controls={box.options.length > 0 ? listId : undefined}
          aria-activedescendant={box.active === none ? undefined : `${listId}-${box.active}`}
          aria-autocomplete="list"
          placeholder="搜活动、队伍、需求、资讯"
          defaultValue={initialText}
          maxLength={longestSearch}
          enterKeyHint="search"
          autoComplete="off"
          {...box.inputProps}
        />
        <button type="submit">搜索</button>
      </form>
      {box.options.length > 0 && (
        <SearchOptionList
          id={listId}
          options={box.options}
          query={box.text}
          active={box.active}
          onChoose={box.choose}
        />
      )}
    </search>
  );
}

/** The text, the list below it and the active line of that list. */
function useOptionBox(initialText: string) {
  const [text, setText] = useState(initialText);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const options = useSearchOptions(text, isOpen);

  const open = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setActive(none);
  };
  const choose = (option: SearchOption) => {
    open(false);
    if (option.act === 'forget') forgetSearches();
    else location.assign(option.href);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that choose among an input method's own candidates are not ours.
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(true);
      else if (options.length > 0)
        setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      open(false);
    }
  };
  const inputProps = {
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      open(true);
    },
    onClick: () => open(true),
    onBlur: () => open(false),
    onKeyDown: press,
  };
  return { text, options, active: active < options.length ? active : none, choose, inputProps };
}

/** The next line, round the ends by way of none (the text itself). */
const stepped = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
