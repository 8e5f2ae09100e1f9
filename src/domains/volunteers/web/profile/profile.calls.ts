import { remote } from '#platform/web/calls/remote.ts';
import type {
  changeMyAvatar,
  getMyProfile,
  listMyViewers,
  updateMyProfile,
} from '../../contract/profile.contract.ts';
import type {
  decideRealNameCheck,
  exportRealNameChecks,
  getRealNameCheck,
  listRealNameChecks,
  revealRealNameCheck,
  submitRealName,
  withdrawRealName,
} from '../../contract/real-name.contract.ts';

export const getMyProfileCall = remote<typeof getMyProfile>('GET', '/api/volunteers/GetMyProfile');
export const updateMyProfileCall = remote<typeof updateMyProfile>('PUT', '/api/volunteers/UpdateMyProfile');
export const changeMyAvatarCall = remote<typeof changeMyAvatar>('POST', '/api/volunteers/ChangeMyAvatar');
export const listMyViewersCall = remote<typeof listMyViewers>('POST', '/api/volunteers/ListMyViewers');
export const submitRealNameCall = remote<typeof submitRealName>('POST', '/api/volunteers/SubmitRealName');
export const withdrawRealNameCall = remote<typeof withdrawRealName>(
  'POST',
  '/api/volunteers/WithdrawRealName',
);
export const listRealNameChecksCall = remote<typeof listRealNameChecks>(
  'POST',
  '/api/volunteers/ListRealNameChecks',
);
export const exportRealNameChecksCall = remote<typeof exportRealNameChecks>(
  'POST',
  '/api/volunteers/ExportRealNameChecks',
);
export const getRealNameCheckCall = remote<typeof getRealNameCheck>(
  'GET',
  '/api/volunteers/GetRealNameCheck/{id}',
);
export const revealRealNameCheckCall = remote<typeof revealRealNameCheck>(
  'POST',
  '/api/volunteers/RevealRealNameCheck',
);
export const decideRealNameCheckCall = remote<typeof decideRealNameCheck>(
  'POST',
  '/api/volunteers/DecideRealNameCheck',
);
