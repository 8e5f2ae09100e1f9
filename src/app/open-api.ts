import { z } from 'zod';
import type { AnyOperation, CallerRequirement } from '#platform/contract/operation.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { isKept } from '#platform/server/calls/command-answers.ts';

type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[] } & Record<string, unknown>;

const callerLabels = {
  public: '所有人',
  signedIn: '登录用户',
  volunteer: '志愿者',
  team: '服务队伍',
} as const;

const callerLabel = (caller: CallerRequirement): string =>
  typeof caller === 'object'
    ? [
        '工作人员',
        caller.permission && `需权限 ${caller.permission}`,
        caller.scope === 'city' && '限实践中心',
      ]
        .filter(Boolean)
        .join('，')
    : callerLabels[caller];

type Paths = Record<string, Record<string, unknown>>;

/**
 * The API document of every room's operations (OpenAPI 3.0); nothing in it is written by hand. Its paths are made when they
 * are first read, as no start waits for what few ever ask for.
 */
export function openApiDocument(rooms: readonly Room[]) {
  let paths: Paths | undefined;
  return {
    openapi: '3.0.3',
    info: {
      title: '江澜志愿 API',
      version: '1',
      description:
        '所有调用都返回 {code, msg, result}；HTTP 状态与 code 一致，登录失效除外（401 与 50008、50012、50014）。',
    },
    tags: rooms.map((room) => ({ name: room.name })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema },
    },
    get paths(): Paths {
      return (paths ??= pathsOf(rooms));
    },
  };
}

function pathsOf(rooms: readonly Room[]): Paths {
  const paths: Paths = {};
  for (const room of rooms) {
    for (const { operation } of room.bindings) {
      const path = (paths[operation.path] ??= {});
      path[operation.method.toLowerCase()] = describe(operation, room.name);
    }
  }
  return paths;
}

const failureSchema = {
  type: 'object',
  required: ['code', 'msg', 'result'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    result: { nullable: true },
    reason: { type: 'string', description: '拒绝原因，取值见各接口' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'msg'],
        properties: { path: { type: 'string' }, msg: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

function describe(operation: AnyOperation, tag: string) {
  const refusals = Object.entries(operation.refusals).map(
    ([reason, sentence]) => `- \`${reason}\` ${sentence}`,
  );
  return {
    tags: [tag],
    operationId: operation.name,
    summary: operation.summary,
    description: [
      `调用者：${callerLabel(operation.caller)}`,
      ...(refusals.length > 0 ? [`拒绝原因：\n${refusals.join('\n')}`] : []),
    ].join('\n\n'),
    security: operation.caller === 'public' ? [] : [{ bearer: [] }],
    ...withCommandKey(operation, requestOf(operation)),
    responses: responsesOf(operation, refusals.length > 0),
  };
}

/** A write may be named, so that it is done once however often it is sent. */
function withCommandKey<Described extends { parameters: object[] }>(
  operation: AnyOperation,
  described: Described,
): Described {
  if (!isKept(operation)) return described;
  const named = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: '这一次操作的编号；没有收到应答时用同一个编号再发，只做一次，应答与第一次相同（保留一小时）',
    schema: { type: 'string', format: 'uuid' },
  };
  return { ...described, parameters: [...described.parameters, named] };
}

/** Where the request's properties travel: `id` in the path, the others of GET and DELETE in the query, else in the body. */
function requestOf({ method, path, request, upload }: AnyOperation) {
  const schema = jsonSchema(request, 'input');
  const { id, ...others } = schema.properties ?? {};
  const isInPath = path.includes('{id}');
  const pathId = isInPath
    ? [{ name: 'id', in: 'path', required: true, schema: id ?? { type: 'integer' } }]
    : [];
  const rest = isInPath
    ? { ...schema, properties: others, required: without(schema.required, 'id') }
    : schema;
  if (method !== 'GET' && method !== 'DELETE')
    return {
      parameters: pathId,
      requestBody: {
        required: true,
        content: upload ? { 'multipart/form-data': { schema: rest } } : json(rest),
      },
    };
  const query = Object.entries(rest.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: rest.required?.includes(name) ?? false,
    schema: property,
  }));
  return { parameters: [...pathId, ...query] };
}

/** OpenAPI 3.0 allows no empty `required`. */
function without(names: readonly string[] | undefined, name: string): string[] | undefined {
  const rest = (names ?? []).filter((one) => one !== name);
  return rest.length > 0 ? rest : undefined;
}

function responsesOf({ caller, result, rateLimit }: AnyOperation, hasRefusals: boolean) {
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'result'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      result: jsonSchema(result, 'output'),
    },
  };
  const failed = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Failure' }),
  });
  return {
    200: { description: '成功', content: json(envelope) },
    400: failed('提交的内容有误，errors 逐项说明'),
    ...(caller === 'public'
      ? {}
      : {
          401: failed('50008 未登录 · 50012 会话已结束 · 50014 已过期'),
          403: failed('没有权限'),
        }),
    404: failed('没有找到，或不属于调用者'),
    ...(hasRefusals ? { 409: failed('拒绝，reason 为上列之一') } : {}),
    ...(rateLimit ? { 429: failed('操作太频繁') } : {}),
    500: failed('Error;凭 requestId 查日志'),
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as JsonSchema;
}
