import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATHS } from '#web-app/driver/routes.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ROUTES = readFileSync(new URL('../../src/web-app/admin/routes.tsx', import.meta.url), 'utf8')
const OFFICE = [...ROUTES.matchAll(/\bscreen\(\s*'(\/[^']*)'/g)].map(([, path = '']) => path)

const PAGES = [...OFFICE, ...Object.values(PATHS), '/login', '/ps/3f1c'].filter((path) => path !== '/')

test('the routes of the office are found', () => {
  expect(OFFICE.length).toBeGreaterThan(20)
})

test.each(PAGES.map((path) => path.replace('$id', '7')))(
  '%s with a slash at its end, or several, is the same page (Spec 1 §2)',
  async (path) => {
    const url = await server.url()
    for (const asked of [`${path}/`, `${path}///`]) {
      const answer = await fetch(`${url}${asked}?powrot=%2Fadmin%2F`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([308, `${path}?powrot=%2Fadmin%2F`])
    }
  },
)
