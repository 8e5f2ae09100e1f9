import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** open recruiting · soon not yet · run under way · full no place left · ok done well · end over (a ring) · no refused (a diamond). */
export type StatusTone = 'open' | 'soon' | 'run' | 'full' | 'ok' | 'end' | 'no';

/** A dot and words: the shape differs as well as the colour. `isPill` puts it on white, for use on a cover. */
export function StatusDot(props: {
  tone: StatusTone;
  children: ReactNode;
  isPill?: boolean;
  className?: string;
}) {
  return (
    <span className={classNames('st', `st--${props.tone}`, props.isPill && 'pill', props.className)}>
      {props.children}
    </span>
  );
}
