import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'cool' | 'line' | 'soft' | 'ghost' | 'danger' | 'bar' | 'barMain';
export type ButtonStyle = {
  /** primary: the one act of a place · cool: the team's · line: beside it · soft, ghost: quieter · danger: takes away · bar, barMain: on the dark bar of a batch. */
  look?: ButtonLook | undefined;
  /** 32, 40 (left out) or 48 px high. */
  size?: 'sm' | 'lg' | undefined;
  isBlock?: boolean | undefined;
  className?: string | undefined;
};

/** The classes of a button, for what must be another element: a label around a file input, a picture of a button. */
export const buttonClass = ({ look, size, isBlock, className }: ButtonStyle): string | undefined =>
  classNames('btn', look && `btn--${look}`, size && `btn--${size}`, isBlock && 'btn--block', className);

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
