import { Search } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { classNames } from '#platform/web/ui/class-names.ts';

const noticeMs = 2_000;

/**
 * The search box of the header: a plain GET form, so that it works without scripts. Empty text shows the notice of the
 * specification for two seconds, searches nothing and keeps the cursor in the box.
 */
export function SiteSearch({ initialText = '' }: { initialText?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isWarned, setWarned] = useState(false);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (input.current?.value.trim()) return;
    event.preventDefault();
    setWarned(true);
    setTimeout(() => setWarned(false), noticeMs);
    showToast({ kind: 'warning', title: '警告', text: '请输入搜索内容', durationMs: noticeMs });
    input.current?.focus();
  };

  return (
    <search>
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
          name="query"
          aria-label="搜索"
          placeholder="搜活动、队伍、资讯"
          defaultValue={initialText}
          maxLength={40}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit">搜索</button>
      </form>
    </search>
  );
}
