import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/stars.contract.ts';
import * as levels from '../../contract/star-levels.contract.ts';
import type { AwardsReactions } from './awards-reactions.ts';
import { confirmStars } from './confirm-stars.ts';
import { decideStar } from './decide-star.ts';
import { getMyStars } from './get-my-stars.ts';
import { listStarLevels } from './list-star-levels.ts';
import { listStarPublicity } from './list-star-publicity.ts';
import { listStars } from './list-stars.ts';
import { objectStar } from './object-star.ts';
import { previewStars } from './preview-stars.ts';
import { saveStarLevels } from './save-star-levels.ts';

/** The operations of stars. */
export const starBindings = (reactions: AwardsReactions): Binding[] => [
  bind(contract.listStarPublicity, listStarPublicity),
  bind(contract.objectStar, objectStar),
  bind(contract.getMyStars, getMyStars),
  bind(contract.listStars, listStars),
  bind(contract.confirmStars, confirmStars),
  bind(contract.previewStars, previewStars),
  bind(levels.listStarLevels, listStarLevels),
  bind(levels.saveStarLevels, saveStarLevels),
  bind(contract.decideStar, decideStar, { given: reactions }),
];
