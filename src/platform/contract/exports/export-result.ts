import { z } from 'zod';

/** Result of every export of rows: the spreadsheet in Base64, or null when it is being made in the background (我的导出). */
export const exportResult = z.strictObject({ fileName: z.string(), sheet: z.string().nullable() });
export type ExportedSheet = z.output<typeof exportResult>;
