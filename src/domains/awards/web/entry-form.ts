import type { Qualification } from '#domains/site/contract/qualifications.words.ts';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { EntryFacts, IssuedEntry } from '../contract/awards.contract.ts';
import type { AwardLevel, EntryKind } from '../contract/awards.words.ts';

/** Facts as they are typed. */
export type FactsForm = {
  title: string;
  grantor: string;
  heldOn: string;
  content: string;
  place: string;
  classHours: string;
  validUntil: string;
  qualification: string;
  level: string;
};

export const emptyFacts: FactsForm = {
  title: '',
  grantor: '',
  heldOn: '',
  content: '',
  place: '',
  classHours: '',
  validUntil: '',
  qualification: '',
  level: '',
};

/** An entry as it is typed, for setting it right. */
export const formOf = (entry: IssuedEntry): FactsForm => ({
  title: entry.title,
  grantor: entry.grantor,
  heldOn: entry.heldOn,
  content: entry.content,
  place: entry.place,
  classHours: entry.classHours === null ? '' : String(entry.classHours),
  validUntil: entry.validUntil ?? '',
  qualification: entry.qualification ?? '',
  level: entry.level ?? '',
});

/** What is typed as the request wants it; the server says what is missing. */
export function factsOf(kind: EntryKind, form: FactsForm): EntryFacts {
  const { title, grantor, heldOn, content, place } = form;
  const common = { title, grantor, heldOn, content };
  return kind === 'training'
    ? {
        kind,
        ...common,
        place,
        classHours: Number(form.classHours),
        validUntil: form.validUntil || null,
        qualification: (form.qualification || null) as Qualification | null,
      }
    : { kind, ...common, level: form.level as AwardLevel };
}

/** People as they are pasted, one a line: `V99… 92`, the mark after the number where there is one. */
export const peopleIn = (text: string): { volunteerNo: string; score: number | null }[] =>
  text
    .split(/[\n;；]/)
    .map((line) => line.trim().split(/[\s,，]+/))
    .flatMap(([volunteerNo, score]) =>
      volunteerNo ? [{ volunteerNo, score: score && /^\d{1,3}$/.test(score) ? Number(score) : null }] : [],
    );

/** The sentence of a field of the facts, or of the whole request where none is named. */
export const factError = (failure: OperationFailed | null) => (field: string) =>
  failure?.errorOf(`facts.${field}`);
