import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from '../plain/button-class.ts';

type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Under way: shows it turning, and says so. It can still be pressed unless it is `disabled`, too. */
    isBusy?: boolean | undefined;
  };

/** A button that acts; `type="submit"` only where it sends its form. */
export function Button({
  look,
  size,
  isBlock,
  className,
  isBusy,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- one of the three, `button` unless another is asked for
      type={type}
      className={buttonClass({ look, size, isBlock, className })}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy && <span className="spin" aria-hidden />}
      {children}
    </button>
  );
}

/** A link that looks like a button and loads a document, as on the public site. */
export function ButtonAnchor({
  look,
  size,
  isBlock,
  className,
  children,
  ...rest
}: ButtonStyle & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a className={buttonClass({ look, size, isBlock, className })} {...rest}>
      {children}
    </a>
  );
}
