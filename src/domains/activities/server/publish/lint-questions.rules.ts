import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import type { Question } from '../../contract/questions.contract.ts';
import { isChosen } from '../../contract/questions.words.ts';
import { block, numbersIn } from './findings.rules.ts';

/** No more than the service needs is collected (PIPL 6): the platform has the phone, and nobody needs the rest. */
const askedForNumber =
  /身份证|证件号|护照|手机号|手机号码|电话号码|联系电话|联系方式|微信号|QQ号|银行卡|(?:家庭|居住|详细)[住地]址/iu;

/** Findings about what the team asks whoever signs up: each at the field that has it. */
export const lintQuestions = ({ questions }: ActivityForm): Finding[] =>
  questions.flatMap((question, index) => [
    ...lintText(question, questions.slice(0, index)).map((msg) =>
      block('question', `questions.${index}.text`, msg),
    ),
    ...lintChoices(question).map((msg) => block('question', `questions.${index}.choices`, msg)),
  ]);

function lintText({ text }: Question, earlier: readonly Question[]): string[] {
  if (text === '') return ['请写下问题，或删掉这一条'];
  if (earlier.some((other) => other.text === text)) return ['和前面的问题重复，请改写或删掉'];
  const asked = askedForNumber.exec(text)?.[0];
  if (asked)
    return [`不能在报名问题里收集“${asked}”：只收集服务必需的信息（个人信息保护法第六条），电话在名单里已有`];
  return numbersIn(text);
}

function lintChoices({ kind, choices }: Question): string[] {
  if (!isChosen(kind)) return [];
  if (choices.length < 2) return ['请至少写两个选项，一行一个'];
  if (new Set(choices).size < choices.length) return ['选项有重复，请改写或删掉'];
  return numbersIn(choices.join('\n'));
}
