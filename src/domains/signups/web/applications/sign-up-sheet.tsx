import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { spanLabel, dayLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { companionsWords } from '../../contract/companions.words.ts';
import { answersLine } from '../../contract/answers.words.ts';
import type { ApplicationView, ShiftPlaces } from '../../contract/applications.contract.ts';
import { listApplicationsCall } from '../signups.calls.ts';
import styles from './sign-up-sheet.module.css';

type Asked = RemoteRequest<typeof listApplicationsCall>;
type Line = { number: number; name: string; phone: string; post: string; note: string; companions: number };

const pageSize = 100;

const columns: readonly Column<Line>[] = [
  { key: 'number', header: '序号', cell: ({ number }) => number, isTight: true },
  { key: 'name', header: '姓名', cell: ({ name }) => name, className: styles.name },
  { key: 'phone', header: '手机', cell: ({ phone }) => phone, isTight: true },
  { key: 'post', header: '场次', cell: ({ post }) => post },
  { key: 'note', header: '同行人、留言和回答', cell: ({ note }) => note },
  { key: 'signature', header: '本人签名', cell: () => '', className: styles.signature },
];

/**
 * 打印名单: everybody who has a place under the filters that are set, phones masked, each with a room to sign. What is printed is
 * read anew, all of it, and seen on paper alone.
 */
export function SignUpSheet({
  asked,
  title,
  shifts,
}: {
  asked: Asked;
  title: string;
  shifts: readonly ShiftPlaces[];
}) {
  const [lines, setLines] = useState<readonly Line[]>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!lines) return;
    const close = (): void => setLines(undefined);
    window.addEventListener('afterprint', close, { once: true });
    print();
    return () => window.removeEventListener('afterprint', close);
  }, [lines]);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows = await everyRow(asked);
      if (rows.length === 0) showToast({ kind: 'info', text: '还没有获得名额的人，没有可以打印的名单' });
      else setLines(rows.map((row, index) => lineOf(row, index, shifts)));
    } catch {
      // The failed call was told already.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="line" isBusy={isBusy} disabled={isBusy} onClick={() => void open()}>
        <Printer className="ic" aria-hidden />
        打印名单
      </Button>
      {lines &&
        createPortal(
          <section className={styles.sheet} aria-label="报名名单">
            <h2>
              {title}报名名单，共 {lines.length} 人{companionsOf(lines)}
            </h2>
            <DataTable
              caption="报名名单"
              cards="none"
              columns={columns}
              rows={lines}
              keyOf={({ number }) => number}
            />
          </section>,
          document.body,
        )}
    </>
  );
}

function companionsOf(lines: readonly Line[]): string {
  const count = lines.reduce((sum, { companions }) => sum + companions, 0);
  return count > 0 ? `，另有同行 ${count} 人` : '';
}

/** Everybody who has a place, page by page. */
async function everyRow(asked: Asked): Promise<ApplicationView[]> {
  const rows: ApplicationView[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await callOperation(listApplicationsCall, {
      ...asked,
      tab: 'confirmed',
      pageNum,
      pageSize,
    });
    rows.push(...list);
    if (rows.length >= total || list.length === 0) return rows;
  }
}

function lineOf(row: ApplicationView, index: number, shifts: readonly ShiftPlaces[]): Line {
  const shift = shifts.find(({ shiftId }) => shiftId === row.shiftId);
  const time = shift ? `${dayLabel(shift.startsAt)} ${spanLabel(shift.startsAt, shift.endsAt)}` : '';
  return {
    number: index + 1,
    companions: row.companions.length,
    name: row.name,
    phone: row.mobileMasked,
    post: `${row.postName} ${time}`.trim(),
    note: [companionsWords(row.companions), row.note, answersLine(row.answers)].filter(Boolean).join('；'),
  };
}
