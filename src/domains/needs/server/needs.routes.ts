import { registrationTools } from '#domains/accounts/server/index.ts';
import { createFileShelf, type FileShelf } from '#domains/files/server/index.ts';
import { createMemoryStorage } from '#platform/server/ports/storage.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import * as board from '../contract/board.contract.ts';
import * as manage from '../contract/manage-needs.contract.ts';
import * as review from '../contract/need-review.contract.ts';
import * as files from '../contract/need-files.contract.ts';
import * as raiseFor from '../contract/raise-for.contract.ts';
import * as contract from '../contract/needs.contract.ts';
import { getNeedBoard } from './board/get-need-board.ts';
import { createNeedFilesReader } from './files/need-files.ts';
import { openNeedFiles } from './files/open-need-files.ts';
import { sendNeedFile, storeNeedFile } from './files/send-need-file.ts';
import { typeNeedText } from './files/type-need-text.ts';
import { getMyNeed } from './get-my-need.ts';
import { getNeed } from './get-need.ts';
import { listMyNeeds } from './list-my-needs.ts';
import { listNeeds } from './list-needs.ts';
import { exportNeeds } from './manage/export-needs.ts';
import { getManagedNeed } from './manage/get-managed-need.ts';
import { listManagedNeeds } from './manage/list-managed-needs.ts';
import { menuBindings } from './menu/menu.routes.ts';
import { createNeedVault } from './need-vault.ts';
import { type NeedsReactions, noNeedsReactions } from './reactions.ts';
import { followNeed } from './raise/follow-need.ts';
import { listTakenNeeds } from './raise/list-taken-needs.ts';
import { raiseNeed } from './raise/raise-need.ts';
import { raiseNeedFor } from './raise/raise-need-for.ts';
import { resubmitNeed } from './raise/resubmit-need.ts';
import { openRateLink } from './rating/open-rate-link.ts';
import { createRateTokens } from './rating/rate-tokens.ts';
import { ratingBindings } from './rating/rating.routes.ts';
import { decideNeed } from './review/decide-need.ts';
import { getNeedReview } from './review/get-need-review.ts';
import { listNeedReviews } from './review/list-need-reviews.ts';
import { revealNeed } from './review/reveal-need.ts';
import { createTellRequester } from './tell-requester.ts';
import { withdrawNeed } from './withdraw-need.ts';
import type { Secret } from '#platform/server/encryption.ts';

export type NeedsSetup = {
  /** The installation's, from which the room's keys are derived. */
  secret: Secret;
  /** Takes text messages to requesters, who may have no account. */
  outbox: Pick<Outbox, 'enqueue'>;
  /** Where recordings and pictures lie; in memory unless told. */
  shelf?: FileShelf;
  /** What needs set in motion above; nothing unless told. */
  reactions?: NeedsReactions;
};

/** The room's operations. */
export function needsBindings({
  secret,
  outbox,
  shelf = createFileShelf(secret, createMemoryStorage()),
  reactions = noNeedsReactions,
}: NeedsSetup): Binding[] {
  const people = createNeedVault(secret);
  const tools = { ...registrationTools(secret), people, tell: createTellRequester(outbox), reactions };
  return [
    ...menuBindings,
    bind(board.getNeedBoard, getNeedBoard),
    bind(contract.raiseNeed, raiseNeed, { given: tools }),
    bind(raiseFor.listTakenNeeds, listTakenNeeds),
    bind(raiseFor.raiseNeedFor, raiseNeedFor, { given: tools }),
    bind(files.sendNeedFile, sendNeedFile, {
      before: (act, request) => storeNeedFile(act, request, { ...tools, shelf }),
    }),
    bind(files.openNeedFiles, openNeedFiles, { given: createNeedFilesReader(secret) }),
    bind(files.typeNeedText, typeNeedText),
    bind(contract.followNeed, followNeed, { given: tools }),
    bind(contract.openRateLink, openRateLink, { given: { people, rates: createRateTokens(secret) } }),
    bind(contract.withdrawNeed, withdrawNeed, { given: tools }),
    bind(contract.resubmitNeed, resubmitNeed, { given: people }),
    bind(contract.listNeeds, listNeeds),
    bind(contract.getNeed, getNeed),
    bind(contract.listMyNeeds, listMyNeeds),
    bind(contract.getMyNeed, getMyNeed, { given: people }),
    bind(review.listNeedReviews, listNeedReviews),
    bind(review.getNeedReview, getNeedReview, { given: people }),
    bind(review.revealNeed, revealNeed, { given: people }),
    bind(review.decideNeed, decideNeed, { given: tools }),
    bind(manage.listManagedNeeds, listManagedNeeds),
    bind(manage.getManagedNeed, getManagedNeed),
    bindExport(exportNeeds),
    ...ratingBindings(tools),
  ];
}
