import { remote } from '#platform/web/calls/remote.ts';
import type { changeMobile, getMyMobile } from '../../contract/mobile.contract.ts';

export const getMyMobileCall = remote<typeof getMyMobile>('GET', '/api/accounts/GetMyMobile');
export const changeMobileCall = remote<typeof changeMobile>('POST', '/api/accounts/ChangeMobile');
