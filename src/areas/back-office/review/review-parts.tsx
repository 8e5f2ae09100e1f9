import { ArrowLeft, Eye } from 'lucide-react';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DeskKind } from '#domains/accounts/contract/looks.words.ts';
import { useLooks, useNoteLook } from '#domains/accounts/web/looks/use-looks.ts';
import { nextUndecided } from '#platform/web/decisions/next-undecided.ts';
import { useDeskKeys } from '#platform/web/decisions/use-desk-keys.ts';
import { RowNotesContext } from '#platform/web/table/row-notes.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import styles from './review-desk.module.css';

/** The queue at the left, what is opened from it at the right; phones show one of the two. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { kind, url, ids, shownId } = props;
  const desk = useRef<HTMLDivElement>(null);
  const at = ids.indexOf(shownId ?? -1);
  const step = (to: number) => {
    const id = ids[to];
    return id === undefined ? undefined : () => url.open(id);
  };
  const next = step(at + 1);
  const previous = at > 0 ? step(at - 1) : undefined;
  useDeskKeys({ j: next, arrowdown: next, k: previous, arrowup: previous });
  // Whoever decided finds the next one under the focus, not the top of the page.
  const before = useRef(shownId);
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== shownId;
    before.current = shownId;
    if (hasMoved && shownId !== undefined && document.activeElement === document.body)
      desk.current?.querySelector('aside')?.focus({ preventScroll: true });
  }, [shownId]);
  const { notes, onInput } = useDeskLooks(kind, ids, shownId);
  return (
    <RowNotesContext value={notes}>
      <div
        ref={desk}
        className={classNames(
          styles.two,
          props.isWide && styles.wide,
          !props.opened && styles.alone,
          url.id !== undefined && styles.isPicked,
        )}
        onInput={onInput}
      >
        <section className={classNames('pn', styles.list)} aria-label="审核队列">
          {props.children}
        </section>
        <ShownNoteContext value={shownId === undefined ? undefined : notes.get(shownId)}>
          {props.opened}
        </ShownNoteContext>
      </div>
    </RowNotesContext>
  );
}

/** What is said of the item that is opened: who else has it open. */
const ShownNoteContext = createContext<string | undefined>(undefined);

/** Tells colleagues what is open here, and what they have open; whoever writes in the item is at it. */
function useDeskLooks(kind: DeskKind, ids: readonly number[], shownId: number | undefined) {
  const [writtenId, setWrittenId] = useState<number>();
  useNoteLook(kind, { rowId: shownId, isDeciding: shownId !== undefined && writtenId === shownId });
  const isListed = shownId === undefined || ids.includes(shownId);
  const notes = useLooks(kind, isListed ? ids : [...ids, shownId]);
  const onInput = ({ target }: FormEvent<HTMLElement>): void => {
    if (target instanceof Element && target.closest('aside')) setWrittenId(shownId);
  };
  return { notes, onInput };
}

type ReviewDeskProps = {
  /** What kind of rows stand in it. */
  kind: DeskKind;
  url: UrlFilters;
  /** Rows of the queue as they stand, for the keys that go from one to the next. */
  ids: readonly number[];
  shownId: number | undefined;
  /** What is opened takes more room than the queue. */
  isWide?: boolean;
  opened: ReactNode;
  children: ReactNode;
};

type Decided = Pick<ReviewDeskProps, 'kind' | 'url' | 'ids'> & {
  decidedId: number;
  /** Of `useShownId` or `useShownRow`. */
  letGo: () => void;
};

/** After a decision: what was shown is let go of, and the next of the queue is opened. */
export function goOn({ kind, url, ids, decidedId, letGo }: Decided): void {
  letGo();
  url.open(nextUndecided(kind, ids, decidedId));
}

/** What is opened from the queue, with the way back to it on phones, and who else has it open. */
export function ReviewAside(props: { label: string; onBack: () => void; children: ReactNode }) {
  const note = useContext(ShownNoteContext);
  return (
    <aside className={classNames('pn', styles.preview)} aria-label={props.label} tabIndex={-1}>
      <button type="button" className={styles.back} onClick={props.onBack}>
        <ArrowLeft className="ic" aria-hidden />
        返回列表
      </button>
      <p className={styles.looks} role="status">
        {note !== undefined && (
          <>
            <Eye className="ic" aria-hidden />
            {note}，你仍然可以审核
          </>
        )}
      </p>
      {props.children}
    </aside>
  );
}

/** Said of an empty queue, which is good news, and of an empty list of what is done with. */
export const nothingToReview = (isQueue: boolean, what: string) =>
  isQueue
    ? ({ art: 'done', title: '都审完了', text: `没有等待审核的${what}。新提交的会出现在这里。` } as const)
    : ({ art: 'boat', title: `这里还没有${what}`, text: '换个状态看看。' } as const);

/** Leaves in the queue only what waits for longer than a working day. */
export const OverdueChip = ({ url }: { url: UrlFilters }) => (
  <Chip
    isOutlined
    isOn={url.isOn('overdue')}
    onPress={() => url.change({ overdue: url.isOn('overdue') ? undefined : 1 })}
  >
    只看超时
  </Chip>
);
