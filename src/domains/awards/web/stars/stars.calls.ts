import { remote } from '#platform/web/calls/remote.ts';
import type * as levels from '../../contract/star-levels.contract.ts';
import type * as contract from '../../contract/stars.contract.ts';

export const objectStarCall = remote<typeof contract.objectStar>('POST', '/api/awards/ObjectStar');
export const getMyStarsCall = remote<typeof contract.getMyStars>('GET', '/api/awards/GetMyStars');
export const listStarsCall = remote<typeof contract.listStars>('POST', '/api/awards/ListStars');
export const confirmStarsCall = remote<typeof contract.confirmStars>('POST', '/api/awards/ConfirmStars');
export const previewStarsCall = remote<typeof contract.previewStars>('POST', '/api/awards/PreviewStars');
export const decideStarCall = remote<typeof contract.decideStar>('POST', '/api/awards/DecideStar');
export const listStarLevelsCall = remote<typeof levels.listStarLevels>('GET', '/api/awards/ListStarLevels');
export const saveStarLevelsCall = remote<typeof levels.saveStarLevels>('PUT', '/api/awards/SaveStarLevels');
