import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { sharedChromium } from './chromium.ts'
import { watchForProblems } from './page-problems.ts'

const GOOD = '<!doctype html><html lang="pl"><title>Dobra</title><main><h1>Dobra strona</h1></main></html>'
const BAD =
  '<!doctype html><html><title>Zła</title><img src="/brak.png"><script>document.title = "wykonany"</script></html>'

let browser: BrowserContext
let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = request.url === '/good' ? GOOD : request.url === '/bad' ? BAD : undefined
    response.writeHead(page ? 200 : request.url === '/favicon.ico' ? 204 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
    })
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await (await sharedChromium()).newContext()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

test('a sound page has no problems', async () => {
  const page = await browser.newPage()
  const problems = await watchForProblems(page)
  await page.goto(`${address}/good`)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a page with a missing picture, an inline script and no language is told on all three counts', async () => {
  const page = await browser.newPage()
  const problems = await watchForProblems(page)
  await page.goto(`${address}/bad`)
  const rules = (await accessibilityProblems(page)).map((problem) => problem.rule)
  expect(rules).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt']))
  expect(problems).toContainEqual(expect.stringContaining('404'))
  expect(problems).toContainEqual(expect.stringMatching(/^policy: script-src-elem refused/))
  expect(await page.title()).toBe('Zła')
})

test('a problem that the journey expects is not held against the page', async () => {
  const page = await browser.newPage()
  const problems = await watchForProblems(page, [/brak\.png/, /inline/, /script-src/])
  await page.goto(`${address}/bad`)
  expect(problems).toEqual([])
})
