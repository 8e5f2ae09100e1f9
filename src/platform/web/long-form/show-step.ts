/** Asks a form in steps for another of them. */
export const stepAsked = 'formstep';
/** Asks a panel that shows some of its rows for the one of a field. */
export const rowAsked = 'formrow';

const ask = (name: string, detail: string): void =>
  void window.dispatchEvent(new CustomEvent(name, { detail }));

/** Brings the step of a panel in front, before anything in it is focused or scrolled to. */
export const showStep = (id: string): void => ask(stepAsked, id);

/** Brings the row of a field such as `shifts.70.endsAt` in front, before it is focused or scrolled to. */
export const showRow = (path: string): void => ask(rowAsked, path);
