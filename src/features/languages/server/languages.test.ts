import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { fleetWordsIn, inFleetWords, pageWordsIn } from '#platform/server/fleet-words.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { correctSentence, listSentences, restoreSentence } from '../contract.ts'
import { MOST_CORRECTIONS } from '../domain/correction.ts'
import { sentenceId } from './built-sentences.ts'
import { putInForce } from './in-force.ts'
import { addCorrection } from './store.ts'

let server: TestServer
let office: TestCaller
const dist = mkdtempSync(join(tmpdir(), 'flotylla-languages-'))
const folder = join(dist, 'prerender')

const CLEAR = 'Очищено: {1}.'
const HELLO = 'Вітаємо, {1}!'

function build(...texts: readonly string[]): void {
  const sentences = texts.map((text, at) => ({
    catalogue: at === 0 ? 'features/availability/web/form/form-texts' : 'features/market/texts-messages',
    path: at === 0 ? 'formTexts.cleared' : 'hello',
    text,
    places: ['count'],
    polish: 'Wyczyszczono {1}.',
    onPage: at === 0,
  }))
  writeFileSync(join(folder, 'sentences.uk.json'), JSON.stringify(sentences))
}

beforeAll(async () => {
  mkdirSync(folder)
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'letters.uk.js'),
    `let words = {}
    export const learn = (learned) => { words = learned }
    export const catalogues = { 'market/texts-messages': { hello: () => words['${HELLO}'] ?? 'own' } }`,
  )
  build(CLEAR, HELLO)
  server = await startTestServer({ dist })
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const id = sentenceId(CLEAR)
const correct = (text: string, seen = 0, sentence = id) =>
  server.call(correctSentence, { id: sentence, language: 'uk', text, seen }, { as: office })
const listed = async () => answered(await server.call(listSentences, { language: 'uk' }, { as: office }))

test('the office reads every sentence beside the Polish one and says one in its own words', async () => {
  expect((await listed()).sentences).toMatchObject([
    { id, text: CLEAR, polish: 'Wyczyszczono {1}.', onPage: true, corrected: null },
    { text: HELLO, onPage: false },
  ])
  answered(await correct('  Прибрано {1} '))
  const [first] = (await listed()).sentences
  expect(first?.corrected).toMatchObject({ text: 'Прибрано {1}', version: 1 })
})

test('it is refused what would lose or invent a place, with what to do, and keeps nothing of it', async () => {
  expect(await correct('Прибрано')).toMatchObject({
    status: 422,
    failure: { code: 'lost_places', msg: expect.stringContaining('brakuje: {1}. Program wstawia') },
  })
  expect(await correct('Прибрано {1} {2}')).toMatchObject({
    failure: { code: 'unknown_places', msg: expect.stringContaining('{2}') },
  })
  expect(await correct('<b>{1}</b>')).toMatchObject({ failure: { code: 'markup' } })
  expect(await correct(CLEAR)).toMatchObject({ failure: { code: 'same_text' } })
  expect(await correct('{1}', 0, sentenceId('Чуже'))).toMatchObject({ status: 404 })
  expect((await listed()).sentences[0]?.corrected).toBeNull()
})

test('of two who correct one sentence at once the second is told what the first has written', async () => {
  const [one, other] = await Promise.all([correct('Перше {1}'), correct('Друге {1}')])
  const refused = one.ok ? other : one
  expect([one.ok, other.ok].sort()).toEqual([false, true])
  const kept = (await listed()).sentences[0]?.corrected?.text ?? ''
  expect(refused).toMatchObject({
    status: 409,
    failure: { code: 'changed_meanwhile', msg: expect.stringContaining(kept) },
  })
  // Whoever has seen it may replace it; whoever has seen less may not, nor take it back.
  answered(await correct('Третє {1}', 1))
  expect(await correct('Четверте {1}', 1)).toMatchObject({ status: 409 })
  expect(await server.call(restoreSentence, { id, language: 'uk', seen: 1 }, { as: office })).toMatchObject({
    status: 409,
    failure: { msg: expect.stringContaining('Третє {1}') },
  })
})

test('a correction is taken back, twice is once, and a later one knows that it is gone', async () => {
  answered(await correct('Прибрано {1}'))
  const restore = () => server.call(restoreSentence, { id, language: 'uk', seen: 1 }, { as: office })
  answered(await restore())
  answered(await restore())
  expect((await listed()).sentences[0]?.corrected).toBeNull()
  expect(await correct('Ще раз {1}', 1)).toMatchObject({
    failure: { msg: expect.stringContaining('przywrócił') },
  })
})

test('what is corrected is in force for pages and messages, and no more once it is taken back', async () => {
  answered(await correct('Прибрано {1}'))
  answered(await correct('Привіт, {1}!', 0, sentenceId(HELLO)))
  await putInForce(server.platform, folder)
  expect(fleetWordsIn('uk')).toEqual({ [CLEAR]: 'Прибрано {1}', [HELLO]: 'Привіт, {1}!' })
  expect(pageWordsIn('uk')).toEqual({ [CLEAR]: 'Прибрано {1}' })
  const own = { hello: () => 'native' }
  expect(inFleetWords('uk', 'market/texts-messages', own).hello()).toBe('Привіт, {1}!')
  expect(inFleetWords('ru', 'market/texts-messages', own).hello()).toBe('native')
  expect(inFleetWords(null, 'market/texts-messages', own).hello()).toBe('native')

  for (const sentence of [id, sentenceId(HELLO)])
    answered(await server.call(restoreSentence, { id: sentence, language: 'uk', seen: 1 }, { as: office }))
  await putInForce(server.platform, folder)
  expect(fleetWordsIn('uk')).toEqual({})
  expect(inFleetWords('uk', 'market/texts-messages', own).hello()).toBe('native')
})

test('an edition that says it otherwise is followed, and the correction is shown as outdated', async () => {
  answered(await correct('Прибрано {1}'))
  build('Витерто: {1}.', HELLO)
  try {
    const { sentences, outdated } = await listed()
    expect(sentences[0]).toMatchObject({ text: 'Витерто: {1}.', corrected: null })
    expect(outdated).toMatchObject([
      { id, original: CLEAR, text: 'Прибрано {1}', now: 'Витерто: {1}.', version: 1 },
    ])
    await putInForce(server.platform, folder)
    expect(fleetWordsIn('uk')).toEqual({})
    answered(await server.call(restoreSentence, { id, language: 'uk', seen: 1 }, { as: office }))
    expect((await listed()).outdated).toEqual([])
  } finally {
    build(CLEAR, HELLO)
  }
})

test('a language has no more corrections than its pages can carry', async () => {
  await server.database.transaction(async (tx) => {
    for (let at = 0; at < MOST_CORRECTIONS; at += 1)
      await addCorrection(tx, {
        language: 'uk',
        sentence: `${at}`,
        original: 'x',
        correction: 'y',
        catalogue: '',
        path: '',
        changedAt: '2026-03-11T11:00:00Z',
      })
  })
  expect(await correct('Прибрано {1}')).toMatchObject({ failure: { code: 'too_many_corrections' } })
})

test('what was corrected is in the audit log by its place, and its words are not', async () => {
  answered(await correct('Таємниця {1}'))
  const log = answered(await server.call(listAudit, {}, { as: office }))
  expect(JSON.stringify(log)).toContain('formTexts.cleared')
  expect(JSON.stringify(log)).not.toContain('Таємниця')
})

test('where a language was not built the office is told to wait', async () => {
  expect(await server.call(listSentences, { language: 'ka' }, { as: office })).toMatchObject({
    status: 409,
    failure: { code: 'not_built' },
  })
})
