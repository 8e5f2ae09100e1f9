import type { z } from 'zod';
import { remote } from '#platform/web/calls/remote.ts';
import type { getServiceState } from '../../contract/service-state.contract.ts';

export const getServiceStateCall = remote<typeof getServiceState>('GET', '/api/statistics/GetServiceState');

export type ServiceStateView = z.output<(typeof getServiceState)['result']>;
