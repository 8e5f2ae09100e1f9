import { OperationFailed } from '#platform/web/calls/operation-failed.ts';

/** Refusals after which the person can go on in the same dialog: something new has to be read and accepted. */
const readAgain: readonly (string | undefined)[] = [
  'companionsOff',
  'riskNotAcknowledged',
  'questionsChanged',
  'softConflict',
  'dayLimit',
];

/** Refusals that leave what was read and accepted as it is: only the code or the companions are typed anew. */
const typedAgain: readonly (string | undefined)[] = [
  'codeNeeded',
  'wrongCode',
  'tooManyTries',
  'partyTooLarge',
];

/** `again` can be mended in the dialog, `changed` makes another button right, `failed` may be tried once more. */
export type FailureKind = 'again' | 'changed' | 'failed';

/** What a failed sign-up means for the dialog that asked. */
export function kindOfFailure(error: unknown): FailureKind {
  if (!(error instanceof OperationFailed) || (error.code !== 409 && error.code !== 404)) return 'failed';
  if (typedAgain.includes(error.reason)) return 'failed';
  return readAgain.includes(error.reason) ? 'again' : 'changed';
}

/** The server's sentence, or one for what nobody foresaw. */
export const sentenceOf = (error: unknown): string =>
  error instanceof OperationFailed ? error.msg : '没有成功，请稍后再试';
