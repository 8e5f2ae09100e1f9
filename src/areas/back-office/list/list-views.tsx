import { Bookmark, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { listViewLimits } from '#domains/accounts/contract/list-views.words.ts';
import {
  deleteListViewCall,
  listListViewsCall,
  saveListViewCall,
} from '#domains/accounts/web/list-views.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Popover } from '#platform/web/floating/popover.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/plain/button-class.ts';
import styles from './list-views.module.css';

const refreshes = [listListViewsCall];

/** 视图: named sets of filters of this list that a person keeps; they are on the server, so that they go where the person goes. */
export const ListViews = ({ search }: { search: string }) => (
  <Popover
    label="视图"
    button={{
      label: '保存的视图',
      className: buttonClass({ look: 'ghost', size: 'sm' }) ?? '',
      children: (
        <>
          <Bookmark className="ic" aria-hidden />
          视图
        </>
      ),
    }}
  >
    {(close) => <ViewsPanel search={search} onLeave={close} />}
  </Popover>
);

function ViewsPanel({ search, onLeave }: { search: string; onLeave: () => void }) {
  const { pathname } = useLocation();
  const views = useOperationQuery(listListViewsCall, { list: pathname }, { reportedBy: 'form' });
  const remove = useOperationCommand(deleteListViewCall, { refreshes });
  const putBack = useOperationCommand(saveListViewCall, { refreshes });
  const [removed, setRemoved] = useState<{ name: string; search: string }>();
  const kept = views.data?.list ?? [];
  return (
    <div className={styles.views}>
      <h2>视图</h2>
      {views.error && <p>{views.error.msg}</p>}
      {views.data && kept.length === 0 && <p>还没有保存的视图。筛选好以后起个名字保存，换一台电脑也在。</p>}
      <ul>
        {kept.map((view) => (
          <li key={view.viewId}>
            <Link
              to={`${pathname}?${view.search}`}
              aria-current={view.search === search ? 'true' : undefined}
              onClick={onLeave}
            >
              {view.name}
            </Link>
            <button
              type="button"
              aria-label={`删除视图${view.name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ viewId: view.viewId }, { onSuccess: () => setRemoved(view) })}
            >
              <Trash2 className="ic" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {removed && (
        <p className={styles.removed} role="status">
          已删除“{removed.name}”
          <Button
            look="ghost"
            size="sm"
            isBusy={putBack.isPending}
            onClick={() =>
              putBack.mutate(
                { list: pathname, name: removed.name, search: removed.search },
                { onSuccess: () => setRemoved(undefined) },
              )
            }
          >
            撤销
          </Button>
        </p>
      )}
      <NewView list={pathname} search={search} />
    </div>
  );
}

function NewView({ list, search }: { list: string; search: string }) {
  const [name, setName] = useState('');
  const save = useOperationCommand(saveListViewCall, { refreshes, reportedBy: 'form' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save.mutateAsync({ list, name, search }).then(
      () => {
        showToast({ kind: 'success', text: `视图“${name.trim()}”已保存` });
        setName('');
      },
      () => undefined, // told below
    );
  };
  return (
    <form onSubmit={submit}>
      <span className="inp">
        <input
          aria-label="视图名称"
          placeholder="给现在的筛选起个名字"
          value={name}
          maxLength={listViewLimits.name}
          onChange={({ target }) => setName(target.value)}
        />
      </span>
      <Button type="submit" look="line" size="sm" isBusy={save.isPending} disabled={name.trim() === ''}>
        保存
      </Button>
      {save.error && <p role="alert">{save.error.msg}</p>}
    </form>
  );
}
