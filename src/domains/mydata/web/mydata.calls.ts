import { remote } from '#platform/web/calls/remote.ts';
import type { orderMyArchive } from '../contract/mydata.contract.ts';

export const orderMyArchiveCall = remote<typeof orderMyArchive>('POST', '/api/mydata/OrderMyArchive');
