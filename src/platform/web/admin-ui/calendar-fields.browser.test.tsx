import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { DateField, type DateRange, DateRangeField } from './calendar-fields.tsx'
import { dateTexts } from './texts-dates.ts'

const onSubmit = vi.fn()

function Form() {
  const [date, setDate] = useState<CalendarDate | undefined>('2026-03-16' as CalendarDate)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(date)
      }}
    >
      <DateField label="Dzień" value={date} onChange={setDate} to={'2026-12-31' as CalendarDate} />
      <button type="submit">Zapisz</button>
    </form>
  )
}

const field = () => page.getByRole('textbox', { name: 'Dzień' })

test('a date is typed the Polish way', async () => {
  onSubmit.mockReset()
  await showInOffice(() => <Form />)
  await userEvent.fill(field(), '3.5.2026')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-05-03')
})

test.each([
  ['31.2.2026', dateTexts.noDate],
  ['jutro', dateTexts.noDate],
  ['1.1.2027', /^Wybierz datę/],
])(
  '%s is told, stays as it was typed, and the form is not sent with the date before it',
  async (typed, told) => {
    onSubmit.mockReset()
    await showInOffice(() => <Form />)
    await userEvent.fill(field(), typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(told)).toBeVisible()
    await expect.element(field()).toHaveValue(typed)
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.fill(field(), '3.5.2026')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-05-03')
  },
)

test('a period of which one end only was chosen stays as it was, and that is said', async () => {
  const period = { from: '2026-03-16' as CalendarDate, to: '2026-03-22' as CalendarDate }
  const onChange = vi.fn<(range: DateRange) => void>()
  await showInOffice(() => <DateRangeField label="Okres" value={period} onChange={onChange} />)
  const named = page.getByRole('button', { name: 'Okres' })
  await named.click()
  await page.getByRole('button', { name: 'wtorek, 10 marca 2026' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(dateTexts.periodUnchanged)).toBeVisible()
  await expect.element(named).toHaveTextContent('16.03.2026 – 22.03.2026')
  expect(onChange).not.toHaveBeenCalled()
})
