import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { classNames } from '../ui/class-names.ts';

/** Where this page stands: links to what is above it, then its own name. */
export function Breadcrumb(props: {
  trail: { label: string; href: string }[];
  current: string;
  className?: string;
}) {
  return (
    <nav className={classNames('crumb', props.className)} aria-label="当前位置">
      {props.trail.map((step) => (
        <Fragment key={step.href}>
          <a href={step.href}>{step.label}</a>
          <ChevronRight className="ic" aria-hidden />
        </Fragment>
      ))}
      <b aria-current="page">{props.current}</b>
    </nav>
  );
}
