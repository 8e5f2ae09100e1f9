import { dayLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import type { ShiftBoard } from './shift-board.ts';
import styles from './sign-in-sheet.module.css';

type Line = { number: number; name: string; phone: string; cameAt: string; leftAt: string };

/** Lines left empty for who comes without a sign-up. */
const emptyLines = 5;

const columns: readonly Column<Line>[] = [
  { key: 'number', header: '序号', cell: ({ number }) => number, isTight: true },
  { key: 'name', header: '姓名', cell: ({ name }) => name, className: styles.name },
  { key: 'phone', header: '手机', cell: ({ phone }) => phone, isTight: true },
  { key: 'in', header: '签到', cell: ({ cameAt }) => cameAt, className: styles.time },
  { key: 'out', header: '签退', cell: ({ leftAt }) => leftAt, className: styles.time },
  { key: 'signature', header: '本人签名', cell: () => '', className: styles.signature },
];

/** 签到表 on paper: everybody of a shift with a place to sign, phones masked as on the screen; seen in print alone. */
export function SignInSheet({ shift }: { shift: ShiftBoard }) {
  const lines = shift.rows.map(({ name, mobileMasked, checkedInAt, checkedOutAt }, index) => ({
    number: index + 1,
    name,
    phone: mobileMasked,
    cameAt: checkedInAt ? timeLabel(checkedInAt) : '',
    leftAt: checkedOutAt ? timeLabel(checkedOutAt) : '',
  }));
  const empty = Array.from({ length: emptyLines }, (_, index) => ({
    number: lines.length + index + 1,
    name: '',
    phone: '',
    cameAt: '',
    leftAt: '',
  }));
  return (
    <section className={styles.sheet} aria-label="签到表">
      <h2>
        {shift.postName || '全体'}签到表，{dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)}
      </h2>
      <DataTable
        caption="签到表"
        cards="none"
        columns={columns}
        rows={[...lines, ...empty]}
        keyOf={({ number }) => number}
      />
    </section>
  );
}
