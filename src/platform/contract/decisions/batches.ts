import { z } from 'zod';
import { idField } from '../fields.ts';

/** Rows that are decided in one batch of a review desk. */
export const mostDecidedAtOnce = 50;

/** The rows of a batch, each as its decision is told which one it is. */
export const batchField = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, '请先选择要处理的项目').max(mostDecidedAtOnce, `一次至多 ${mostDecidedAtOnce} 项`);

/** What became of a batch, or would become of it: each row is judged alone. */
export const batchResult = z.strictObject({
  doneIds: z.array(idField),
  /** Rows that are not decided, each with the sentence why. */
  refused: z.array(z.strictObject({ id: idField, msg: z.string() })),
});
export type BatchResult = z.output<typeof batchResult>;
