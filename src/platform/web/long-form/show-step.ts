/** Asks a form in steps for another of them. */
export const stepAsked = 'formstep';

/** Brings the step of a panel in front, before anything in it is focused or scrolled to. */
export const showStep = (id: string): void =>
  void window.dispatchEvent(new CustomEvent(stepAsked, { detail: id }));
