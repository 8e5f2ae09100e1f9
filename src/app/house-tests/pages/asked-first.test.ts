import { expect, it } from 'vitest';
import { readSource, sourceFiles, type SyntaxNode, walkSource } from '#testing/source-code.ts';
import { createRooms } from '../../server-rooms.ts';

/**
 * What a person decides or destroys is asked first (a dialog, a form with everything typed before it is sent), or held for ten
 * seconds, or taken back beside it. A command that one press sends stands here with the reason why nothing need be asked.
 */
const atOnePress: Record<string, readonly string[]> = {
  'the same button takes it back': [
    'answerCertificateWish',
    'muteTeam',
    'pauseMember',
    'pauseMembership',
    'setMessagePreference',
    'sortMenuItems',
  ],
  'taken back beside it: 撤销, 移除, 退出, 退回中心, 退回队伍, 取消报名': [
    'acceptAssignment',
    'acceptJob',
    'answerInvitation',
    'answerChange',
    'answerOffer',
    'claimMembership',
    'claimMicro',
    'claimNeed',
    'decidePostPerson',
    'deleteListView',
    'deleteMessages',
    'saveListView',
  ],
  'it takes back what was just pressed': ['restoreMessages', 'undoAttendance'],
  'it keeps what would be lost: the account stays': ['withdrawMyClosing'],
  'nothing is decided and nothing is lost': [
    'changeMyAvatar',
    'changeTeamLogo',
    'copyActivity',
    'makeJobActivity',
    'createCalendarFeed',
    'createInviteLink',
    'drawHourSample',
    'issueCertificate',
    'issueStarCertificate',
    'openNeedFiles',
    'orderMyArchive',
    'readAllMessages',
    'readMessages',
    'revealJobPeople',
    'revealMyJobPeople',
    'revealSignUpContact',
    'saveComplaintDraft',
    'settlePageError',
  ],
  'its button waits for what is chosen or typed above it': [
    'addPersonNote',
    'answerHourClaim',
    'answerHourCorrection',
    'assignMembers',
    'claimHours',
    'messageSignUp',
    'declineAssignment',
    'declineJob',
    'fixMemberVisit',
    'giveBackJob',
    'verifyJob',
    'verifyMicro',
    'withdrawJob',
    'handBackAssignment',
    'proposeVisit',
    'rateNeedFor',
    'recordVisitAnswer',
    'reopenNeed',
    'submitJobReport',
  ],
  'approved with 下架 beside it; what hurts asks for a sentence to the team': ['decideServiceOffer'],
  'a form of its own hook, sent by its own button': ['adjustHour'],
};

type Name = { value?: string };
const nodesOf = (node: unknown): SyntaxNode[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'type' in node ? [node as SyntaxNode] : [];
  return [...own, ...Object.values(node).flatMap(nodesOf)];
};
const isOf = (type: string) => (node: SyntaxNode) => node.type === type;
const valueOf = (node: unknown): string => (node as Name | undefined)?.value ?? '';

/** What is declared under a name: constants that are functions or calls, and functions. */
function declarationsOf(nodes: readonly SyntaxNode[]): [name: string, body: SyntaxNode][] {
  const constants = nodes
    .filter(isOf('VariableDeclarator'))
    .filter(({ id, init }) => (id as SyntaxNode).type === 'Identifier' && init)
    .map(({ id, init }): [string, SyntaxNode] => [valueOf(id), init as SyntaxNode]);
  const functions = nodes
    .filter(isOf('FunctionDeclaration'))
    .map(({ identifier, body }): [string, SyntaxNode] => [valueOf(identifier), body as SyntaxNode]);
  return [...constants, ...functions];
}

const isFunction = ({ type }: SyntaxNode): boolean => /Arrow|Function|BlockStatement/.test(String(type));
const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

const files = sourceFiles()
  .filter((file) => /^(areas|domains\/\w+\/web|platform\/web)\//.test(file))
  .map((file) => {
    const nodes: SyntaxNode[] = [];
    walkSource(file, (node) => nodes.push(node));
    return { file, nodes, declarations: declarationsOf(nodes) };
  });

/** Operations by the name of their call. */
const calls = new Map(
  sourceFiles().flatMap((file) =>
    [...readSource(file).matchAll(/export const (\w+) = remote<typeof (?:\w+\.)?(\w+)>/g)].map(
      ([, call = '', name = '']) => [call, name] as const,
    ),
  ),
);
const callsIn = (node: SyntaxNode): string[] =>
  nodesOf(node)
    .filter(isOf('Identifier'))
    .flatMap((each) => calls.get(valueOf(each)) ?? []);

/** Elements whose press asks, or is the end of a form. */
const asking =
  /ConfirmDialog\.onConfirm|AskFirstButton\.onConfirm|Dialog\.(onConfirm|onRate)|\.decisive|form\.onSubmit|DeskBatch\.choices|ExportButton\.fetchSheet/;

/** A command, the names that it has in a file, and the methods that send it; all of them where a hook hides which. */
type Command = { operation: string; names: ReadonlySet<string>; isHidden: boolean };

function commandsOf(nodes: readonly SyntaxNode[], hooks: ReadonlyMap<string, readonly string[]>): Command[] {
  return nodes.filter(isOf('VariableDeclarator')).flatMap(({ id, init }) => {
    const call = init as SyntaxNode | undefined;
    const hook = call?.type === 'CallExpression' ? valueOf(call.callee) : '';
    const isHidden = hook !== 'useOperationCommand';
    const given = isHidden ? (hooks.get(hook) ?? []) : callsIn(call as SyntaxNode);
    const names = new Set(nodesOf(id).filter(isOf('Identifier')).map(valueOf));
    return given.map((operation) => ({ operation, names, isHidden }));
  });
}

/** Whether a piece of a file sends the command, itself or through a function that was declared. */
function senderOf({ names, isHidden }: Command, declarations: (typeof files)[number]['declarations']) {
  const handlers = new Set<string>();
  const isSent = (callee: SyntaxNode): boolean =>
    callee.type === 'MemberExpression'
      ? names.has(valueOf(callee.object)) && (isHidden || valueOf(callee.property).startsWith('mutate'))
      : names.has(valueOf(callee));
  const sends = (node: SyntaxNode): boolean =>
    nodesOf(node).some(
      (each) =>
        (each.type === 'CallExpression' && isSent(each.callee as SyntaxNode)) ||
        (each.type === 'Identifier' && handlers.has(valueOf(each))),
    );
  for (let size = -1; size !== handlers.size; ) {
    size = handlers.size;
    for (const [name, body] of declarations)
      if (!names.has(name) && !/^[A-Z]/.test(name) && !isHook(name) && isFunction(body) && sends(body))
        handlers.add(name);
  }
  return sends;
}

/** Attributes that hold no element themselves, as `Button.onClick`, and calls of functions that draw one, as `button()`. */
function placesOf({ nodes, declarations }: (typeof files)[number]): [place: string, sent: SyntaxNode][] {
  const drawn = nodes.filter(isOf('JSXOpeningElement'));
  const attributes = drawn.flatMap(({ name, attributes: all }) =>
    (all as SyntaxNode[])
      .filter(({ type, value }) => type === 'JSXAttribute' && value)
      .filter(({ value }) => !nodesOf(value).some(isOf('JSXOpeningElement')))
      .map((each): [string, SyntaxNode] => [
        `${valueOf(name)}.${valueOf(each.name)}`,
        each.value as SyntaxNode,
      ]),
  );
  const draws = new Set(
    declarations
      .filter(([name, body]) => /^[a-z]/.test(name) && nodesOf(body).some(isOf('JSXOpeningElement')))
      .map(([name]) => name),
  );
  const through = nodes
    .filter(isOf('CallExpression'))
    .filter(({ callee }) => draws.has(valueOf(callee)))
    .map((call): [string, SyntaxNode] => [
      `${valueOf(call.callee)}()`,
      { type: 'Arguments', list: call.arguments },
    ]);
  return [...attributes, ...through];
}

/** Commands and the places of a file that send them. */
const sendingPlaces = (each: (typeof files)[number], hooks: ReadonlyMap<string, readonly string[]>) =>
  commandsOf(each.nodes, hooks).flatMap((command) => {
    const sends = senderOf(command, each.declarations);
    return placesOf(each)
      .filter(([, node]) => sends(node))
      .map(([place]) => ({ operation: command.operation, place, file: each.file }));
  });

/** Operations that a hook hands out for others to send: those that it does not ask about itself. */
const hooks = new Map(
  files.flatMap((each) => {
    const own = sendingPlaces(each, new Map());
    const asked = new Set(own.filter(({ place }) => asking.test(place)).map(({ operation }) => operation));
    return each.declarations
      .filter(([name, body]) => isHook(name) && isFunction(body))
      .map(([name, body]): [string, string[]] => [
        name,
        commandsOf(nodesOf(body), new Map())
          .map(({ operation }) => operation)
          .filter((operation) => !asked.has(operation)),
      ]);
  }),
);

const writes = new Set(
  createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
    .flatMap((room) => room.bindings)
    .filter(({ operation }) => operation.effect === 'write')
    .map(({ operation }) => operation.name),
);
const sent = files
  .flatMap((each) => sendingPlaces(each, hooks))
  .filter(({ operation }) => writes.has(operation));

it('every command of the centres and the back office is asked first, held, or stands here with its reason', () => {
  expect(new Set(sent.map(({ operation }) => operation)).size).toBeGreaterThan(80);
  const excused = new Set(Object.values(atOnePress).flat());
  const unasked = sent.filter(({ operation, place }) => !asking.test(place) && !excused.has(operation));
  expect(unasked.map(({ operation, place, file }) => `${operation} by ${place} in ${file}`)).toEqual([]);
});

it('every reason is still needed', () => {
  const pressed = new Set(sent.filter(({ place }) => !asking.test(place)).map(({ operation }) => operation));
  expect(
    Object.values(atOnePress)
      .flat()
      .filter((name) => !pressed.has(name)),
  ).toEqual([]);
});
