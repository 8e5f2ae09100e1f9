import { Bar } from './bar.tsx';
import { classNames } from '../ui/class-names.ts';

type PlacesBarProps = {
  taken: number;
  capacity: number;
  /** Said when nobody can sign up yet, such as `11月25日开放报名`. */
  notOpenText?: string;
  /** Said when no place is left. */
  fullText?: string;
  className?: string;
};

/** From this share on the bar is hot. */
const HOT_PERCENT = 80;
/** So few places left are said in the brand colour even in a small activity. */
const FEW_PLACES = 5;

/** How many places are taken and how many are missing, as a bar and in words. */
export function PlacesBar({
  taken,
  capacity,
  notOpenText,
  fullText = '名额已满',
  className,
}: PlacesBarProps) {
  const missing = Math.max(0, capacity - taken);
  const percent = capacity > 0 ? (taken / capacity) * 100 : 0;
  const isFull = missing === 0;
  const isHot = !isFull && percent >= HOT_PERCENT;
  const isUrgent = !notOpenText && !isFull && (isHot || missing <= FEW_PLACES);
  return (
    <div className={classNames('places', className)}>
      <Bar percent={percent} tone={isFull ? 'full' : isHot ? 'hot' : undefined} />
      <span>
        已报 <b>{taken}</b> / {capacity} 人
      </span>
      <span className={classNames(isUrgent && 'need')}>
        {notOpenText ?? (isFull ? fullText : `还差 ${missing} 人`)}
      </span>
    </div>
  );
}
