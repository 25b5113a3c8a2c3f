import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closedTexts } from '#features/income/facts/texts-closed.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { listUnmatched, resolveUnmatched } from '../contract.ts'
import { peopleTexts as texts } from '../texts.ts'
import { matchingFailures } from '../texts-failures.ts'
import { PeopleQueue } from './people-queue.tsx'

type Person = OutputOf<typeof listUnmatched>['data'][number]

const idOf = (number: number) => `6b1f0f4e-0000-4000-8000-00000000000${number}`
const DRIVER = idOf(9)
const NO_WEEKS = { drivers: 0, weeks: [], waiting: 0, gone: 0 }
const TWO_SHIFTS = { shifts: 2, income: [] }

function person(number: number, name: string): Person {
  const amounts = { tripsGrosze: 100, ordersGrosze: null, shiftsGrosze: null, periodsGrosze: null }
  return {
    id: idOf(number),
    attributes: {
      ...{
        platform: 'bolt',
        name,
        externalId: null,
        phones: [],
        state: 'waiting',
        matchedBy: null,
        doubt: null,
      },
      ...{ driver: null, trips: 1, orders: 0, shifts: 0, periods: 0, ...amounts },
      ...{ firstDate: '2026-03-16', lastDate: '2026-03-16' },
      candidates: [
        { driverId: DRIVER, fullName: 'Jan Nowak', phone: '', active: true, reason: 'one-letter' },
      ],
    },
  }
}

let server: OtherEnd
let waiting: readonly Person[]
beforeEach(async () => {
  server = new OtherEnd()
  waiting = [person(1, 'Jan Nowok'), person(2, 'Ewa Lys'), person(3, 'Piotr Kot')]
  server.answersBy(listUnmatched, () => ({
    ...{ total: waiting.length, waiting: waiting.length, ignored: 0, waitingRows: waiting.length },
    data: [...waiting],
  }))
  await showInOffice(() => <PeopleQueue state="waiting" />)
})

const list = () => page.getByRole('list', { name: texts.list.waiting })
const card = (name: string) => list().getByRole('listitem').filter({ hasText: name })
const first = (name: string) => card(name).getByRole('button').first()

function decides(state: 'matched' | 'ignored', id: string) {
  server.answersBy(resolveUnmatched, () => {
    waiting = waiting.filter((one) => one.id !== id)
    return { state, driver: null, wasListed: false, shifts: 2, others: 0, income: [], closedWeeks: NO_WEEKS }
  })
}

test('the queue is worked off by keys: a digit takes the suggestion, and the next person has the focus', async () => {
  decides('matched', idOf(2))
  await expect.element(first('Jan Nowok')).toBeVisible()
  ;(first('Jan Nowok').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first('Ewa Lys')).toHaveFocus()
  await userEvent.keyboard('1')
  await expect.element(page.getByRole('status')).toHaveTextContent(texts.done.assigned('Ewa Lys', TWO_SHIFTS))
  await expect.element(card('Ewa Lys')).not.toBeInTheDocument()
  await expect.element(first('Piotr Kot')).toHaveFocus()
  expect(server.heard(resolveUnmatched)).toEqual([
    { id: idOf(2), decision: 'assign', driverId: DRIVER, seen: { state: 'waiting', driverId: null } },
  ])
})

test('a decision that the server refuses leaves the person in the queue, and says why', async () => {
  server.refuses(resolveUnmatched, 'no_such_driver')
  await first('Jan Nowok').click()
  await expect.element(page.getByText(matchingFailures.noSuchDriver)).toBeVisible()
  await expect.element(card('Jan Nowok')).toBeVisible()
  expect(page.getByRole('button', { name: texts.undo }).query()).toBeNull()
})

test('the last decision can be taken back, with Z too', async () => {
  const [jan] = waiting
  decides('ignored', idOf(1))
  await page.getByRole('button', { name: texts.ignoreOne('Jan Nowok') }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(texts.done.ignored('Jan Nowok'))
  server.answersBy(resolveUnmatched, () => {
    if (jan) waiting = [jan, ...waiting]
    return {
      ...{ state: 'waiting' as const, driver: null, wasListed: false, shifts: 0, others: 0 },
      income: [],
      closedWeeks: NO_WEEKS,
    }
  })
  await expect.element(first('Ewa Lys')).toHaveFocus()
  await userEvent.keyboard('z')
  await expect.element(card('Jan Nowok')).toBeVisible()
  expect(server.heard(resolveUnmatched).map(({ decision }) => decision)).toEqual(['ignore', 'put-back'])
})

test('keys work as soon as the page is open, of the first person, and not while something is typed', async () => {
  decides('matched', idOf(1))
  await expect.element(first('Jan Nowok')).toBeVisible()
  await page.getByLabelText(texts.search).click()
  await userEvent.keyboard('1p')
  expect(server.heard(resolveUnmatched)).toEqual([])
  await userEvent.clear(page.getByLabelText(texts.search))
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(card('Piotr Kot')).toBeVisible()
  await userEvent.keyboard('1')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(texts.done.assigned('Jan Nowok', TWO_SHIFTS))
  expect(server.heard(resolveUnmatched).map(({ id }) => id)).toEqual([idOf(1)])
})

test('an arrow shows where one is, wherever the focus was', async () => {
  await expect.element(first('Jan Nowok')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first('Jan Nowok')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first('Ewa Lys')).toHaveFocus()
})

test('Z takes back the last decision also when nobody is left', async () => {
  server.answersBy(resolveUnmatched, () => {
    waiting = []
    return {
      state: 'ignored' as const,
      driver: null,
      wasListed: false,
      shifts: 0,
      others: 0,
      income: [],
      closedWeeks: NO_WEEKS,
    }
  })
  await expect.element(first('Jan Nowok')).toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(page.getByText(texts.allDone)).toBeVisible()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('z')
  await expect
    .poll(() => server.heard(resolveUnmatched).map(({ decision }) => decision))
    .toEqual(['ignore', 'put-back'])
})

test('a decision that closed weeks stand on says so, with the way to their corrections', async () => {
  waiting = waiting.slice(0, 1)
  const closedWeeks = {
    ...{ drivers: 1, weeks: [{ year: 2026, week: 45, drivers: 1 }], waiting: 1, gone: 0 },
  }
  server.answersBy(resolveUnmatched, () => ({
    ...{ state: 'matched' as const, driver: null, wasListed: false, shifts: 2, others: 0 },
    ...{ income: [], closedWeeks },
  }))
  await first('Jan Nowok').click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(closedTexts.after(closedWeeks, closedWeeks))
  await expect.element(page.getByRole('link', { name: closedTexts.toCorrections })).toBeVisible()
})

test('who was left out is not said to be assigned', async () => {
  waiting = []
  server.answersBy(listUnmatched, () => ({ total: 0, waiting: 0, ignored: 1, waitingRows: 0, data: [] }))
  await showInOffice(() => <PeopleQueue state="waiting" />)
  await expect.element(page.getByText('Nikt nie czeka. Pominięto 1 osobę.')).toBeVisible()
  await expect.element(page.getByText(texts.allDone)).not.toBeInTheDocument()
})

test('what somebody else decided meanwhile stays and is told; deciding once more is over it', async () => {
  const details = { state: 'matched', driverId: DRIVER } as const
  server.refuses(resolveUnmatched, 'decided_meanwhile', { details })
  await page.getByRole('button', { name: texts.addFor('Jan Nowok') }).click()
  await userEvent.fill(page.getByLabelText(texts.phone), '500 000 021')
  await page.getByRole('button', { name: texts.addAndAssign }).click()
  await expect.element(page.getByText(matchingFailures.decidedMeanwhile)).toBeVisible()
  await expect.element(page.getByLabelText(texts.phone)).toHaveValue('500 000 021')
  decides('matched', idOf(1))
  await page.getByRole('button', { name: texts.addAndAssign }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(texts.done.added('Jan Nowok', TWO_SHIFTS, 0))
  expect(server.heard(resolveUnmatched).map(({ seen }) => seen)).toEqual([
    { state: 'waiting', driverId: null },
    details,
  ])
})

test('taking back says again what held before: whoever was somebody’s by a person’s word is that one’s', async () => {
  const [jan] = waiting
  if (jan)
    waiting = [
      {
        ...jan,
        attributes: {
          ...jan.attributes,
          ...{ state: 'matched', matchedBy: 'person', driver: { id: idOf(8), fullName: 'Jan Kowalski' } },
        },
      },
    ]
  await showInOffice(() => <PeopleQueue state="matched" />)
  decides('matched', idOf(1))
  await page.getByRole('button', { name: texts.putBackOne('Jan Nowok') }).click()
  await page.getByRole('button', { name: texts.undo }).click()
  await expect
    .poll(() => server.heard(resolveUnmatched).map(({ decision, driverId }) => [decision, driverId]))
    .toEqual([
      ['put-back', undefined],
      ['assign', idOf(8)],
    ])
})
