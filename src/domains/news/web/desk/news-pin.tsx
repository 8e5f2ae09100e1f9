import { Pin } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { NewsSummaryView } from '../../contract/news.contract.ts';
import styles from './news-pin.module.css';
import { newsReads, pinNewsCall } from '../news.calls.ts';

/** Opens the question of pinning and recommending a published item. */
export function NewsPinButton({ item }: { item: NewsSummaryView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" size="sm" aria-label={`置顶和推荐${item.title}`} onClick={() => setOpen(true)}>
        <Pin className="ic" aria-hidden />
        {item.isTop ? '置顶中' : '置顶和推荐'}
      </Button>
      {isOpen && <PinDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

/** On top of its category until a time, or recommended for the home page. */
function PinDialog({ item, onClose }: { item: NewsSummaryView; onClose: () => void }) {
  const [isTop, setTop] = useState(item.isTop);
  const [topUntil, setTopUntil] = useState(item.desk?.topUntil ?? null);
  const [isRecommend, setRecommend] = useState(item.isRecommend);
  const pin = useOperationCommand(pinNewsCall, { refreshes: newsReads, reportedBy: 'form' });
  const save = (): void => {
    const { dynamicId, desk } = item;
    const request = {
      dynamicId,
      version: desk?.version ?? 0,
      isTop,
      topUntil: isTop ? topUntil : null,
      isRecommend,
    };
    void pin.mutateAsync(request).then(
      () => {
        showToast({ kind: 'success', text: '已保存' });
        onClose();
      },
      () => undefined, // told in the dialog
    );
  };
  const error = pin.error?.errorOf('topUntil');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`置顶和推荐“${item.title}”`}
      decisive={{ label: '保存', onPress: save, isBusy: pin.isPending }}
    >
      <label className={styles.line}>
        <input type="checkbox" checked={isTop} onChange={(event) => setTop(event.target.checked)} />
        在栏目里置顶
      </label>
      {isTop && (
        <Field label="置顶到" hint="不填：一直置顶，直到取消" {...(error && { error })}>
          {(control) => <InstantInput control={control} value={topUntil} onChange={setTopUntil} />}
        </Field>
      )}
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={isRecommend}
          onChange={(event) => setRecommend(event.target.checked)}
        />
        标为推荐（动态栏目里最近推荐的一篇作首页头条）
      </label>
      {pin.error && !error && <p role="alert">{pin.error.msg}</p>}
    </Dialog>
  );
}
