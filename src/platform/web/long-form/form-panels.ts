import { showRow, showStep } from './show-step.ts';

/** The panels of a long form in their order; every field belongs to one of them. */
export type FormPanels<Id extends string> = readonly {
  id: Id;
  title: string;
  fields: readonly string[];
}[];

/** The panel a path belongs to: `shifts.0.endsAt` is the shifts'. What no panel names is the first one's. */
export function panelOf<Id extends string>(panels: FormPanels<Id>, path: string): Id {
  const name = path.split('.', 1)[0] ?? '';
  return (panels.find(({ fields }) => fields.includes(name)) ?? (panels[0] as (typeof panels)[number])).id;
}

/** Brings the panel of a wrong field into view and puts the cursor into the field where it is one control. */
export function showField(panels: FormPanels<string>, path: string): void {
  const id = panelOf(panels, path);
  showStep(id);
  showRow(path);
  document.getElementById(`panel-${id}`)?.scrollIntoView({ block: 'start' });
  const field =
    document.getElementById(`field-${path}`) ?? document.getElementById(`field-${path.split('.', 1)[0]}`);
  field?.focus({ preventScroll: true });
  // One row of many may stand far below the head of its panel.
  if (field?.id === `field-${path}` && path.includes('.')) field.scrollIntoView({ block: 'center' });
}
