import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import type * as contract from '../../../contract/team-activities.contract.ts';
import { askedCopies } from './asked-copies.ts';

/** When the copies would be held, which weeks are passed over, and whether they bring a contact. */
export const previewCopies: UseCase<typeof contract.previewCopies> = async (act, request) => {
  const { copies, skipped } = await askedCopies(act, request);
  const first = copies[0]?.form;
  const shiftCount = first?.shifts.length ?? 0;
  const hasContact = Boolean(first?.contactName && first.contactPhone);
  if (shiftCount === 0) return { shiftCount, hasContact, copies: [], skipped: [] };
  return {
    shiftCount,
    hasContact,
    copies: copies.map(({ form, holiday }) => ({ ...spanOf(form), holiday })),
    skipped: skipped.map(({ form, holiday }) => ({
      startsAt: spanOf(form).startsAt,
      holiday: holiday ?? '',
    })),
  };
};

const spanOf = ({ shifts }: ActivityForm) => ({
  startsAt: toInstant(new Date(Math.min(...shifts.map(({ startsAt }) => Date.parse(startsAt))))),
  endsAt: toInstant(new Date(Math.max(...shifts.map(({ endsAt }) => Date.parse(endsAt))))),
});
