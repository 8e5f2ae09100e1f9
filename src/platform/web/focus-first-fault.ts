/**
 * Gives the first field that a form calls wrong the focus (WCAG 3.3.1). Call it from an effect: the next frame may come before
 * the drawing on a busy machine.
 */
export const focusFirstFault = (form: HTMLFormElement | null | undefined): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
