import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonStyle } from '../plain/button-class.ts';

/** A link that looks like a button and leads inside the centres. */
export function ButtonLink({
  look,
  size,
  isBlock,
  className,
  ...rest
}: ButtonStyle & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={buttonClass({ look, size, isBlock, className })} {...rest} />;
}
