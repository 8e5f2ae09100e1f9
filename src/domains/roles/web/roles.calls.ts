import { remote } from '#platform/web/remote.ts';
import type { getMenuByRole } from '../contract/roles.contract.ts';

export const getMenuByRoleCall = remote<typeof getMenuByRole>(
  'GET',
  '/api/sys/org/GetTeam_RoleFuncByRoleId/{id}',
);
