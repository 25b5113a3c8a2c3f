import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessProblem } from '#platform/pure/access.ts'
import { mount } from '#platform/server/http/mount.ts'
import type { Route } from '#platform/server/http/route.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { openApiDocument } from './docs/open-api.ts'
import { allEndpoints } from './endpoints.ts'
import { allRoutes, createShared, mountPorts } from './wiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const placeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every contract is mounted, and everything mounted has its contract in the list', () => {
  const mounted = allRoutes(server.platform, createShared(server.platform)).map(({ endpoint }) =>
    placeOf(endpoint),
  )
  expect([...mounted].sort()).toEqual(allEndpoints.map(placeOf).sort())
})

test('no two calls share a method and path', () => {
  expect(new Set(allEndpoints.map(placeOf)).size).toBe(allEndpoints.length)
})

test('the start refuses a call without an access rule (Q10)', () => {
  const [route] = allRoutes(server.platform, createShared(server.platform))
  if (!route) throw new Error('Nothing is mounted.')
  const { access: _, ...endpoint } = route.endpoint
  const bare = { ...route, endpoint } as unknown as Route
  expect(() => mount(server.app, server.platform, [bare], mountPorts(server.platform, true))).toThrow(
    'has no access rule',
  )
  expect(allEndpoints.flatMap((each) => accessProblem(each) ?? [])).toEqual([])
})

test('the start refuses a call by a credential whose route checks none, and one that checks what the contract asks nobody for', () => {
  const routes = allRoutes(server.platform, createShared(server.platform))
  const ports = mountPorts(server.platform, true)
  const checking = routes.find(({ prove }) => prove !== undefined)
  const plain = routes.find(({ prove }) => prove === undefined)
  if (!checking || !plain) throw new Error('There are routes of both kinds.')
  const { prove, ...forgetful } = checking
  for (const wrong of [forgetful, { ...plain, prove }])
    expect(() => mount(server.app, server.platform, [wrong as Route], ports)).toThrow('carries a credential')
})

test('every call stands in the OpenAPI description, with its failures', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json()
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(allEndpoints, 'http://flotylla.test'))))
  const described = Object.entries<Record<string, { responses: object }>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(allEndpoints.map(placeOf).sort())
  expect(Object.keys(document.paths['/auth'].post.responses)).toEqual(['200', '400', '401', '429'])
})

test('the page of the calls runs no script, and its style is the one it may have', async () => {
  const page = await server.app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toContain('<script')
  expect(page.body).not.toContain(' style=')
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/)
  for (const { path } of allEndpoints) expect(page.body).toContain(path)
})
