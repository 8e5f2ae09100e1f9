import { classNames } from './class-names.ts';

const STAR = 'M8,1l2.1,4.5 4.9,.6 -3.6,3.4 .9,4.9L8,12l-4.3,2.4 .9,-4.9L1,6.1l4.9,-.6z';

/** A level or a rating of 0 to 5 whole stars, said in words as well. */
export function Stars(props: { count: number; label?: string; className?: string }) {
  return (
    <span className={classNames('lv', props.className)}>
      <span className="sr">{props.label ?? `${props.count} 星`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 16 16" className={star <= props.count ? 'f' : 'o'} aria-hidden>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
