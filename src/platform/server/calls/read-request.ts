import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseRouteId } from '#database/ids.ts';
import type { AnyOperation, HttpMethod } from '#platform/contract/operation.ts';
import { NotFound } from './failures.ts';

type Values = Record<string, unknown>;
type Reader = (text: unknown) => unknown;

/**
 * Gives the function that gathers an operation's request from one HTTP request: the body; for GET and DELETE the query
 * too, whose texts are read as the schema's numbers and booleans; and the `{id}` of the path.
 * The schema is looked through at the first request, so that a start does not wait for it.
 * @throws NotFound when the path's id is anything but digits, or 0 where the schema does not know a 0
 */
export function requestReader({
  method,
  request: schema,
}: Pick<AnyOperation, 'method' | 'request'>): (request: FastifyRequest) => unknown {
  let known: Known | undefined;
  return (request) => {
    const { readQuery, takesZero } = (known ??= knownOf(method, schema));
    const { id } = request.params as { id?: string };
    const routeId = id === '0' && takesZero ? 0 : id === undefined ? undefined : parseRouteId(id);
    if (id !== undefined && routeId === undefined) throw new NotFound();
    const body = request.body ?? {};
    // Not an object: the schema says so in its own words.
    if (typeof body !== 'object' || Array.isArray(body)) return body;
    return {
      ...readQuery(request.query as Values),
      ...body,
      ...(routeId === undefined ? {} : { id: routeId }),
    };
  };
}

/** What the schema says about the two texts of a request: its query, and the id in its path. */
type Known = { readQuery: (query: Values) => Values; takesZero: boolean };

function knownOf(method: HttpMethod, schema: z.ZodType): Known {
  const properties = propertiesOf(schema);
  return {
    readQuery: method === 'GET' || method === 'DELETE' ? queryReader(properties) : () => ({}),
    takesZero: properties.id?.minimum === 0,
  };
}

type Properties = Record<string, Exclude<z.core.JSONSchema._JSONSchema, boolean>>;

function propertiesOf(schema: z.ZodType): Properties {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties as Properties;
}

function queryReader(properties: Properties): (query: Values) => Values {
  const readers = new Map<string, Reader>(
    Object.entries(properties).map(([name, property]) => [name, readerOf(property)]),
  );
  return (query) =>
    Object.fromEntries(
      Object.entries(query).map(([name, text]) => [name, readers.get(name)?.(text) ?? text]),
    );
}

const asNumber: Reader = (text) =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
const asBoolean: Reader = (text) => (text === 'true' ? true : text === 'false' ? false : text);
const asText: Reader = (text) => text;

function readerOf(property: z.core.JSONSchema._JSONSchema): Reader {
  const type = typeof property === 'object' ? property.type : undefined;
  if (type === 'integer' || type === 'number') return asNumber;
  return type === 'boolean' ? asBoolean : asText;
}
