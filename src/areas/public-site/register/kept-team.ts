import { textIn } from '#platform/web/form-faults.ts';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from '#platform/web/long-form/kept-form.ts';

/** What will be public of a team. Who leads it, how they are reached and the account are nobody's business and typed again. */
const publicFields = [
  'name',
  'teamClass',
  'foundedOn',
  'legalForm',
  'uscc',
  'category',
  'area',
  'address',
  'intro',
  'slogan',
  'joinMode',
] as const;

export type KeptTeam = Partial<Record<(typeof publicFields)[number], string>>;

const place = (): string => keptPlace('register-team');

/** Puts what was typed of a registration aside in this tab, until it is sent. */
export function keepTeam(values: FormData): void {
  const form = Object.fromEntries(publicFields.map((name) => [name, textIn(values, name)]));
  keepForm('tab', place(), { form, version: undefined, keptAt: new Date().toISOString() });
}

/** What was put aside, or undefined where nothing was typed. */
export function readKeptTeam(): KeptTeam | undefined {
  const kept = readKeptForm('tab', place())?.form as KeptTeam | undefined;
  return kept && Object.values(kept).some(Boolean) ? kept : undefined;
}

/** Forgets it: registered, or begun anew. */
export const dropKeptTeam = (): void => dropKeptForm('tab', place());
