import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctSentence, listSentences, restoreSentence } from '#features/languages/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
let office: TestCaller
const dist = mkdtempSync(join(tmpdir(), 'flotylla-fleet-words-'))

beforeAll(async () => {
  for (const folder of ['web/driver', 'web/admin', 'prerender'])
    mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  const html = '<html><head></head><body><div id="root"></div></body></html>'
  for (const page of ['driver/index.html', 'driver/index.uk.html', 'admin/index.html'])
    writeFileSync(join(dist, 'web', page), html)
  const prerender = `let words = {}
    export const learn = (learned) => { words = learned }
    export const render = () => ({ head: '', html: words['Далі'] ?? 'Далі' })`
  for (const name of ['prerender.js', 'prerender.uk.js', 'letters.uk.js'])
    writeFileSync(join(dist, 'prerender', name), `${prerender}\nexport const catalogues = {}`)
  const sentence = { catalogue: 'features/x/texts', path: 'next', places: [], polish: 'Dalej' }
  writeFileSync(
    join(dist, 'prerender/sentences.uk.json'),
    JSON.stringify([
      { ...sentence, text: 'Далі', onPage: true },
      { ...sentence, text: 'Лист', onPage: false },
    ]),
  )
  server = await startTestServer({ dist })
  office = await server.asUser({ admin: true })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const page = async (language: string) =>
  (await server.app.inject({ url: '/', headers: { 'accept-language': language } })).body

test('a page carries the fleet’s words from the next look on, in that language alone, and is drawn with them', async () => {
  expect(await page('uk')).not.toContain('fleet-words')
  const { sentences } = answered(await server.call(listSentences, { language: 'uk' }, { as: office }))
  const [next = '', letter = ''] = sentences.map(({ id }) => id)
  const correct = (id: string, text: string) =>
    server.call(correctSentence, { id, language: 'uk', text, seen: 0 }, { as: office })
  answered(await correct(next, 'Уперед & далі'))
  answered(await correct(letter, 'Послання'))

  const ukrainian = await page('uk')
  expect(ukrainian).toContain(
    '<script type="application/json" id="fleet-words">{"Далі":"Уперед & далі"}</script></head>',
  )
  expect(ukrainian).toContain('<div id="root">Уперед & далі</div>')
  expect(await page('pl')).not.toContain('fleet-words')

  answered(await server.call(restoreSentence, { id: next, language: 'uk', seen: 1 }, { as: office }))
  const again = await page('uk')
  expect(again).not.toContain('fleet-words')
  expect(again).toContain('<div id="root">Далі</div>')
})
