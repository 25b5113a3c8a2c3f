import * as z from 'zod/mini'
import { accessWord, accessWords, isByCredential, isOpenToAll } from '#platform/pure/access.ts'
import type { Endpoint, FailureText } from '#platform/pure/endpoint.ts'
import { PLATFORM_FAILURES } from '#platform/pure/platform-failures.ts'

type Json = Readonly<Record<string, unknown>>

const FAILURE_BODY: Json = {
  type: 'object',
  required: ['msg', 'code'],
  properties: {
    msg: { type: 'string', description: 'A Polish sentence for a person.' },
    code: { type: 'string', description: 'A stable name for a program.' },
    facts: { description: 'What the sentence names, for a program that words the code by itself.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: {},
  },
}

/** The OpenAPI 3.1 description of these calls, made from their contracts. */
export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Flotylla',
      version: '1',
      description: 'Weekly planning for taxi and ride-hailing fleets.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Failure: FAILURE_BODY },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input)
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = (input.required ?? []) as string[]
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const inQuery =
    endpoint.method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : []
  const parameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
  })
  const rest = Object.entries(properties).filter(
    ([name]) => !inPath.includes(name) && !inQuery.includes(name),
  )
  return {
    summary: endpoint.summary,
    description: `Who: ${accessWords(endpoint)}.`,
    'x-access': accessWord(endpoint.access),
    parameters: [...inPath.map(parameter('path')), ...inQuery.map(parameter('query'))],
    ...(rest.length === 0 ? {} : { requestBody: body(rest, required) }),
    responses: { 200: { description: 'Done.', content: answerContent(endpoint) }, ...failures(endpoint) },
    ...securityOf(endpoint),
  }
}

/** A token lets in, or is one of the ways in. */
function securityOf({ access }: Endpoint): Json {
  const token = { security: [{ token: [] }] }
  if (isByCredential(access)) return access.or ? { security: [{ token: [] }, {}] } : {}
  return access === 'anyone' ? {} : token
}

/** Refused without a session, unless the contract has words of its own for that. */
function isBySession({ access }: Endpoint): boolean {
  return !isByCredential(access) && !isOpenToAll(access)
}

function body(properties: readonly (readonly [string, Json])[], required: readonly string[]): Json {
  const names = properties.map(([name]) => name)
  return {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(properties),
          required: required.filter((name) => names.includes(name)),
        },
      },
    },
  }
}

function answerContent(endpoint: Endpoint): Json {
  return endpoint.file
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: schemaOf(endpoint.output) } }
}

/** By status, each with the codes that it may carry and their sentences. */
function failures(endpoint: Endpoint): Json {
  const platform: [string, FailureText | { status: number; msg: string }][] = [
    ['invalid_input', PLATFORM_FAILURES.invalid_input],
    ...(isBySession(endpoint) ? ([['login_required', PLATFORM_FAILURES.login_required]] as const) : []),
    ...(endpoint.access === 'admin' ? ([['not_allowed', PLATFORM_FAILURES.not_allowed]] as const) : []),
  ].map(([code, text]) => [code as string, text as FailureText])
  const byStatus = new Map<number, string[]>()
  for (const [code, { status, msg }] of [...platform, ...Object.entries(endpoint.failures)]) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${msg}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
