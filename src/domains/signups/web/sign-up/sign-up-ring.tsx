import { figureLabel } from '#platform/contract/figures.ts';
import { overWord, type SignUpStanding } from './sign-up-standing.ts';
import styles from './sign-up-ring.module.css';

const radius = 46;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How many have a place in all shifts together, as a ring and in words, and how many of them are teammates. */
export function SignUpRing({ standing }: { standing: SignUpStanding }) {
  const { shifts, teammateCount } = standing;
  const capacity = sum(shifts.map((shift) => shift.capacity));
  const taken = sum(shifts.map((shift) => shift.takenCount));
  const left = sum(shifts.map((shift) => (overWord(shift) ? 0 : shift.placesLeft)));
  const share = capacity > 0 ? Math.min(1, taken / capacity) : 0;
  const length = 2 * Math.PI * radius;
  return (
    <div className={styles.top}>
      <div className={styles.ring}>
        <svg viewBox="0 0 104 104" aria-hidden>
          <circle cx="52" cy="52" r={radius} className={styles.track} />
          {share > 0 && (
            <circle
              cx="52"
              cy="52"
              r={radius}
              className={styles.done}
              strokeDasharray={`${length * share} ${length}`}
              transform="rotate(-90 52 52)"
            />
          )}
        </svg>
        <span>
          <b className="num">{figureLabel(taken)}</b>
          <small>/ {figureLabel(capacity)} 人</small>
        </span>
      </div>
      <p>
        <strong>{headline(standing, { left, isFull: taken >= capacity })}</strong>
        已有 {figureLabel(taken)} 人报名
        {teammateCount > 0 && `，${teammateCount} 位是你的队友`}
      </p>
    </div>
  );
}

/** My own place first; places only while somebody may still take one. */
function headline({ shifts }: SignUpStanding, { left, isFull }: { left: number; isFull: boolean }): string {
  const mine = shifts.find((shift) => shift.mine)?.mine;
  if (mine) return mine.stateLabel;
  const over = shifts.map((shift) => overWord(shift));
  if (over.every((word) => word === '已取消')) return '活动已取消';
  if (over.every(Boolean)) return '报名已经结束';
  if (left > 0) return `还差 ${left} 人`;
  return isFull ? '名额已满' : '现在不能报名';
}
