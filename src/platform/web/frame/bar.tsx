import { classNames } from '../ui/class-names.ts';

/** Empty tone is the river; hot is nearly full, full is grey, honor is gold, theme follows the role. */
export type BarTone = 'hot' | 'full' | 'honor' | 'theme';

const TONE_CLASS: Record<BarTone, string> = {
  hot: 'hot',
  full: 'full',
  honor: 'honor',
  theme: 'theme',
};

/**
 * A bar filled to `percent` (0 to 100). Drawn as SVG because the content policy forbids style attributes.
 * Without a label it is decoration beside words that say the same.
 */
export function Bar(props: { percent: number; tone?: BarTone; label?: string; className?: string }) {
  const percent = Math.min(100, Math.max(0, Math.round(props.percent * 10) / 10));
  const naming = props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true };
  return (
    <svg className={classNames('bar', props.tone && TONE_CLASS[props.tone], props.className)} {...naming}>
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  );
}
