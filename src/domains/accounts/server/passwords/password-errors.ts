import type { FieldError } from '#platform/contract/envelope.ts';
import { passwordFaultLabels } from '../../contract/accounts.words.ts';
import { passwordFaults, type PasswordOwner } from './password.rules.ts';

/** What is wrong with a new password and its repetition, as errors of these two fields; empty means good. */
export function newPasswordErrors(
  typed: { field: string; password: string; confirmation: string },
  owner: PasswordOwner,
): FieldError[] {
  const errors = passwordFaults(typed.password, owner).map((fault) => ({
    path: typed.field,
    msg: passwordFaultLabels[fault],
  }));
  const isRepeated = typed.password === typed.confirmation;
  return isRepeated ? errors : [...errors, { path: 'confirmPwd', msg: '两次输入的密码不一致' }];
}
