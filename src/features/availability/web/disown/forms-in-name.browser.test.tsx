import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import {
  answerUnprovenForm,
  disownUnprovenForm,
  listOwnUnprovenForms,
  lookAtUnprovenForm,
} from '../../contract-disown.ts'
import { formDisownTexts as texts } from '../../texts-disown.ts'
import { FormsInName } from './forms-in-name.tsx'
import { NotMyForm } from './not-my-form.tsx'

const FORM = {
  ...{ year: 2026, week: 12, sentAt: '2026-03-11T11:05:00Z' },
  chosen: [{ date: '2026-03-16', shift: 'Dzień' }],
}
const OPEN = { id: '00000000-0000-4000-8000-000000000001', ...FORM, state: 'open', mayUndo: false } as const
const DISOWNED = { ...OPEN, state: 'not-mine', mayUndo: true } as const

let server: OtherEnd
let changed = 0
let locked = 0
beforeEach(() => {
  server = new OtherEnd()
  changed = 0
  locked = 0
})
afterEach(() => {
  location.hash = ''
})

const show = () =>
  showToDriver(
    <FormsInName
      onChanged={() => {
        changed += 1
      }}
      onLocked={() => {
        locked += 1
      }}
    />,
  )
const press = (name: string) => page.getByRole('button', { name, exact: true })

test('the card says when it was sent and what was chosen; ‘To nie ja’ leaves an undo, and the page looks anew', async () => {
  server.answers(listOwnUnprovenForms, { data: [OPEN] })
  server.answers(answerUnprovenForm, { data: [DISOWNED] })
  await show()
  await expect.element(page.getByRole('heading', { name: texts.title })).toBeVisible()
  await expect.element(page.getByText('Wysłano: 11 marca, 12:05')).toBeVisible()
  await expect.element(page.getByText('poniedziałek, 16 marca: Dzień')).toBeVisible()
  await userEvent.dblClick(press(texts.notMine))
  await expect.element(page.getByRole('heading', { name: texts.disownedTitle })).toBeVisible()
  await expect.element(press(texts.undo)).toBeVisible()
  expect(server.heard(answerUnprovenForm)).toEqual([{ id: OPEN.id, answer: 'not-mine' }])
  expect([changed, locked]).toEqual([1, 0])
})

test('what is refused is said at the form, and can be pressed again; nothing to ask shows nothing', async () => {
  server.answers(listOwnUnprovenForms, { data: [DISOWNED] })
  server.refuses(answerUnprovenForm, 'cannot_undo')
  await show()
  await press(texts.undo).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tego nie można już cofnąć')
  server.answers(answerUnprovenForm, { data: [] })
  await press(texts.undo).click()
  await expect.poll(() => page.getByRole('heading').query()).toBeNull()
  expect(changed).toBe(1)
})

test('the link: opening takes nothing back, a press does', async () => {
  location.hash = '#f.first'
  server.answers(lookAtUnprovenForm, { ...FORM, state: 'open' })
  server.answers(disownUnprovenForm, { ...FORM, state: 'not-mine' })
  await showToDriver(<NotMyForm />)
  await expect.element(page.getByText('poniedziałek, 16 marca: Dzień')).toBeVisible()
  expect(server.heard(disownUnprovenForm)).toEqual([])
  await press(texts.confirm).click()
  await expect.element(page.getByRole('heading', { name: texts.doneTitle })).toBeVisible()
  expect(server.heard(disownUnprovenForm)).toEqual([{ key: 'f.first' }])
})

test('the link of a form that was changed by the own session says so and offers nothing to press', async () => {
  location.hash = '#f.first'
  server.answers(lookAtUnprovenForm, { ...FORM, state: 'changed' })
  await showToDriver(<NotMyForm />)
  await expect.element(page.getByText(texts.state.changed)).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})
