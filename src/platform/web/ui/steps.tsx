import { classNames } from './class-names.ts';
import styles from './steps.module.css';

type StepsProps = {
  names: readonly string[];
  /** Place of the step one is at, from 0; as many as there are names when all is done. */
  current: number;
  className?: string;
};

/** 验证手机 → 设置新密码 → 完成: the steps of a task, those behind ticked off. Sizes follow `--step-…` of the class given. */
export function Steps({ names, current, className }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, className)}>
      {names.map((name, place) => (
        <li
          key={name}
          className={classNames(place < current && styles.past, place === current && styles.now)}
          aria-current={place === current ? 'step' : undefined}
        >
          <i aria-hidden>{place < current ? '✓' : place + 1}</i>
          {name}
        </li>
      ))}
    </ol>
  );
}
