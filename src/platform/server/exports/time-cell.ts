import { dateTimeLabel } from '#platform/contract/instants.ts';

/** When something was, in a cell of a sheet; empty where it has not been. */
export const timeCell = (at: Date | string | null | undefined): string => (at ? dateTimeLabel(at) : '');
