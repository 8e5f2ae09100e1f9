import { figureLabel } from '#platform/contract/figures.ts';
import { Bar } from './bar.tsx';
import { classNames } from '../ui/class-names.ts';

type CapacityBarProps = {
  /** Stands before the figures: 已报. */
  takenWord: string;
  taken: number;
  capacity: number;
  /** Said while nobody can take a place, such as `11月25日开放报名` or `招募已结束`; the bar is grey then. */
  notOpenText?: string;
  /** Said when nothing is left. */
  fullText: string;
  className?: string;
};

/** From this share on the bar is hot. */
const HOT_PERCENT = 80;
/** So few places left are said in the brand colour even of few. */
const FEW_PLACES = 5;

/** How much is taken and how much is missing, as a bar and in words. */
export function CapacityBar(props: CapacityBarProps) {
  const { takenWord, taken, capacity, notOpenText, fullText, className } = props;
  const missing = Math.max(0, capacity - taken);
  const percent = capacity > 0 ? (taken / capacity) * 100 : 0;
  const isFull = missing === 0;
  const isHot = !isFull && percent >= HOT_PERCENT;
  const isUrgent = !notOpenText && !isFull && (isHot || missing <= FEW_PLACES);
  return (
    <div className={classNames('places', className)}>
      <Bar percent={percent} tone={isFull || notOpenText ? 'full' : isHot ? 'hot' : undefined} />
      <span>
        {takenWord} <b>{figureLabel(taken)}</b> / {figureLabel(capacity)} 人
      </span>
      <span className={classNames(isUrgent && 'need')}>
        {notOpenText ?? (isFull ? fullText : `还差 ${figureLabel(missing)} 人`)}
      </span>
    </div>
  );
}
