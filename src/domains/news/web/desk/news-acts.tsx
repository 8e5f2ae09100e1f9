import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { NewsSummaryView } from '../../contract/news.contract.ts';
import type { NewsAct } from '../../contract/news.words.ts';
import type { NewsPaths } from '../news-paths.ts';
import {
  deleteNewsCall,
  discardNewsRevisionCall,
  newsLists,
  newsReads,
  takeDownNewsCall,
  withdrawNewsCall,
} from '../news.calls.ts';

/** Acts that are done from a list or a page with a question first; writing has pages of its own. */
const askedActs = ['withdraw', 'discard', 'takeDown', 'delete'] as const;
export type AskedAct = (typeof askedActs)[number];
export const isAsked = (act: NewsAct): act is AskedAct => (askedActs as readonly NewsAct[]).includes(act);

type Question = { act: AskedAct; item: NewsSummaryView };
type Words = { title: string; text: string; decisive: string; done: string; needsReason?: boolean };

const wordsOf = ({ act, item }: Question): Words => {
  const name = `“${item.title}”`;
  const wasPublic = item.status === 'published';
  switch (act) {
    case 'withdraw':
      return {
        title: `撤回${name}？`,
        text: '撤回后成为草稿，可以修改后再提交。',
        decisive: '撤回',
        done: '已撤回',
      };
    case 'discard':
      return {
        title: `放弃${name}的修改稿？`,
        text: '公众看到的版本不变，修改稿留在历史版本里。',
        decisive: '放弃修改',
        done: '已放弃修改',
      };
    case 'takeDown':
      return {
        title: `下线${name}？`,
        text: '下线后公众立刻看不到它，原因会记录下来。',
        decisive: '下线',
        done: '已下线',
        needsReason: true,
      };
    case 'delete':
      return {
        title: `删除${name}？`,
        text: wasPublic ? '它会立刻从网站消失，撰稿人会收到原因。' : '删除后不能恢复。',
        decisive: '删除',
        done: '已删除',
        needsReason: wasPublic,
      };
  }
};

type NewsActs = {
  begin: (act: AskedAct, item: NewsSummaryView) => void;
  isBusy: boolean;
  dialog: ReactNode;
};

/** Withdrawing, giving up, taking down and deleting, each after its question. Deleting from the item's own page goes to the list. */
export function useNewsActs(paths?: Pick<NewsPaths, 'list'>): NewsActs {
  const [asked, setAsked] = useState<Question>();
  const navigate = useNavigate();
  const options = { refreshes: newsReads };
  const withdraw = useOperationCommand(withdrawNewsCall, options);
  const discard = useOperationCommand(discardNewsRevisionCall, options);
  const takeDown = useOperationCommand(takeDownNewsCall, options);
  // The item's own page is left: what it read of the item is not there to be read again, the lists are.
  const remove = useOperationCommand(deleteNewsCall, { refreshes: paths ? newsLists : newsReads });
  const run = async ({ act, item }: Question, reason: string): Promise<void> => {
    const { dynamicId } = item;
    const target = { dynamicId, version: item.desk?.version ?? 0 };
    if (act === 'withdraw') await withdraw.mutateAsync(target);
    else if (act === 'discard') await discard.mutateAsync(target);
    else if (act === 'takeDown') await takeDown.mutateAsync({ ...target, reason });
    else await remove.mutateAsync(reason ? { dynamicId, reason } : { dynamicId });
    showToast({ kind: 'success', text: wordsOf({ act, item }).done });
    if (act === 'delete' && paths) void navigate(paths.list, { replace: true });
  };
  const words = asked && wordsOf(asked);
  return {
    begin: (act, item) => setAsked({ act, item }),
    isBusy: [withdraw, discard, takeDown, remove].some(({ isPending }) => isPending),
    dialog: asked && words && (
      <ConfirmDialog
        isOpen
        onClose={() => setAsked(undefined)}
        onConfirm={(reason) => run(asked, reason)}
        title={words.title}
        decisiveLabel={words.decisive}
        tone={asked.act === 'withdraw' ? 'plain' : 'danger'}
        {...(words.needsReason && {
          reason: { keptAs: `${asked.act}-news:${asked.item.dynamicId}`, label: '原因', isRequired: true },
        })}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    ),
  };
}
