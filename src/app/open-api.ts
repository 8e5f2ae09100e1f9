import { z } from 'zod';
import type { AnyOperation, CallerRequirement } from '#platform/contract/operation.ts';
import type { Room } from '#platform/server/binding.ts';

const callerLabel = (caller: CallerRequirement): string => {
  if (typeof caller === 'object') return `工作人员,需权限 ${caller.permission}`;
  return { public: '所有人', signedIn: '登录用户', volunteer: '志愿者', team: '服务队伍', staff: '工作人员' }[
    caller
  ];
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as Record<string, unknown>;

function describe(operation: AnyOperation, tag: string) {
  const refusals = Object.entries(operation.refusals).map(
    ([reason, sentence]) => `- \`${reason}\` ${sentence}`,
  );
  const hasId = operation.path.includes('{id}');
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'result'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      result: jsonSchema(operation.result, 'output'),
    },
  };
  return {
    tags: [tag],
    operationId: operation.name,
    summary: operation.summary,
    description: [
      `调用者:${callerLabel(operation.caller)}`,
      ...(refusals.length > 0 ? ['拒绝原因:', ...refusals] : []),
    ].join('\n\n'),
    security: operation.caller === 'public' ? [] : [{ bearer: [] }],
    ...(hasId
      ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] }
      : {}),
    ...(operation.method === 'GET'
      ? {}
      : {
          requestBody: {
            content: { 'application/json': { schema: jsonSchema(operation.request, 'input') } },
          },
        }),
    responses: {
      200: { description: '成功', content: { 'application/json': { schema: envelope } } },
      400: { description: '提交的内容有误,errors 逐项说明' },
      ...(operation.caller === 'public'
        ? {}
        : {
            401: { description: '50008 未登录 · 50012 会话已结束 · 50014 已过期' },
            403: { description: '没有权限' },
          }),
      ...(refusals.length > 0 ? { 409: { description: '拒绝,reason 为上列之一' } } : {}),
    },
  };
}

/** The API document of every room's operations; nothing in it is written by hand. */
export function openApiDocument(rooms: readonly Room[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const room of rooms) {
    for (const { operation } of room.bindings) {
      const path = (paths[operation.path] ??= {});
      path[operation.method.toLowerCase()] = describe(operation, room.name);
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: '江澜志愿 API', version: '1', description: '所有调用返回 {code, msg, result}。' },
    tags: rooms.map((room) => ({ name: room.name })),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
