import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { getWeekForecast } from '../contract.ts'
import { forecastTexts as texts } from '../texts.ts'
import { WeekForecast } from './week-forecast.tsx'
import { WeekSteps } from './week-steps.tsx'

const WEEK = { year: 2026, week: 48 }

const slots = Array.from({ length: 14 }, (_, slot) => ({
  ...{ slot, seats: 20, sent: 10, repeated: 6, short: slot === 9 ? 4 : 0, waiting: 1 },
  pln: slot === 9 ? 438 : null,
}))
const FORECAST = {
  ...{
    sent: 30,
    repeating: 29,
    unknown: 1,
    seats: 280,
    filled: 276,
    short: 4,
    emptyPln: 1752,
    shortUnknown: 0,
  },
  slots,
}

let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
})
const show = () =>
  showInOffice(() => (
    <>
      <WeekSteps week={WEEK} />
      <WeekForecast week={WEEK} />
    </>
  ))

test('what empty seats cost is said of the week and of each slot, with the slot that lacks most', async () => {
  server.answers(getWeekForecast, { state: 'open', forecast: FORECAST })
  await show()
  await expect.element(page.getByText('276 z 280')).toBeVisible()
  await expect.element(page.getByText('najwięcej: pt 27.11, noc')).toBeVisible()
  await expect.element(page.getByText('1\u00a0752 zł')).toBeVisible()
  const night = page.getByRole('row').filter({ hasText: '+438' })
  await expect.element(night).toHaveTextContent('Noc')
  await expect.element(night.getByRole('img', { name: texts.barWords(10, 6, 20) })).toBeInTheDocument()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Otwarte' }))
    .toHaveAttribute('aria-current', 'step')
})

test('earnings that nobody knows are no figure', async () => {
  server.answers(getWeekForecast, {
    state: 'open',
    forecast: {
      ...FORECAST,
      emptyPln: 0,
      shortUnknown: 4,
      slots: slots.map((slot) => ({ ...slot, pln: null })),
    },
  })
  await show()
  await expect.element(page.getByText(texts.nothingKnown)).toBeVisible()
  await expect.element(page.getByText('0 zł')).not.toBeInTheDocument()
})

test('of a generated week the board is named instead', async () => {
  server.answers(getWeekForecast, { state: 'draft', forecast: null })
  await show()
  await expect.element(page.getByText(texts.generated)).toBeVisible()
  await expect.element(page.getByRole('link', { name: texts.board })).toBeVisible()
})

test('a fleet without seats is told what is missing', async () => {
  server.answers(getWeekForecast, {
    state: 'open',
    forecast: { ...FORECAST, seats: 0, filled: 0, slots: [] },
  })
  await show()
  await expect.element(page.getByText(texts.noSeats)).toBeVisible()
})

test('what can’t be counted is said, and can be asked again', async () => {
  server.refuses(getWeekForecast, 'not_countable')
  await show()
  await expect.element(page.getByText(getWeekForecast.failures.not_countable.msg)).toBeVisible()
})
