import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { askSilent, listSilent, previewAsking } from '../../contract-office.ts'
import { silentTexts as texts } from '../../texts-silent.ts'
import type { Silent } from './shown-silent.ts'
import { SilentList } from './silent-list.tsx'

const WEEK = { year: 2026, week: 12 }
const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const

const person = (driverId: string, fullName: string, more: Partial<Silent> = {}): Silent => ({
  ...{ driverId, fullName, phone: '+48600100200', email: 'jan@example.pl', before: [] },
  ...{ lastSentAt: null, withdrawnAt: null, push: false, other: 'email', otherWithSms: 'email' },
  ...{ asked: null, restsUntil: null },
  ...more,
})
const JAN = person(IDS[0], 'Jan Lis')
const EWA = person(IDS[1], 'Ewa Żak', { email: '', other: 'sms-off', otherWithSms: 'sms' })
const list = (data: readonly Silent[], more = {}) => ({
  ...{ active: 2, restHours: 12, hindrance: null, data: [...data] },
  ...more,
})
const PREVIEW = {
  ...{ hindrance: null, people: 1, push: 0, email: 1, sms: 0, parts: 0, gone: 0 },
  examples: [
    { way: 'email' as const, language: 'pl' as const, text: 'Nie mamy jeszcze Twojego grafiku.', people: 1 },
  ],
  unreachable: [{ driverId: IDS[1], fullName: 'Ewa Żak', why: 'sms-off' as const }],
  ...{ resting: [], submitted: [], mailConfigured: true, smsConfigured: true },
}
const SENT = {
  ...{ people: 1, push: 0, email: 1, sms: 0, parts: 0 },
  ...{ unreachable: 1, resting: 0, submitted: 0, gone: 0 },
}

let server: OtherEnd
const onEnter = vi.fn()
const onView = vi.fn()
beforeEach(() => {
  server = new OtherEnd()
  onEnter.mockReset()
  onView.mockReset()
})
const show = () => showInOffice(() => <SilentList week={WEEK} view={{}} onView={onView} onEnter={onEnter} />)
const remind = (count: number) => page.getByRole('button', { name: texts.remind(count), exact: true })

describe('asking those who keep silent', () => {
  test('all that are shown are selected; who is unticked is not asked', async () => {
    server.answers(listSilent, list([JAN, EWA]))
    server.answers(previewAsking, PREVIEW)
    await show()
    await expect.element(remind(2)).toBeVisible()
    await page.getByLabelText(texts.select('Ewa Żak')).click()
    await remind(1).click()
    await expect
      .poll(() => server.heard(previewAsking))
      .toEqual([{ ...WEEK, driverIds: [IDS[0]], smsToo: false }])
  })

  test('the words, the ways and who is left out are seen before anything goes; a double click is one act', async () => {
    server.answers(listSilent, list([JAN, EWA]))
    server.answers(previewAsking, PREVIEW)
    server.answers(askSilent, SENT)
    await show()
    await remind(2).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent('Nie mamy jeszcze Twojego grafiku.')
    await expect.element(dialog).toHaveTextContent('Nie dotrze: 1 osoba')
    expect(server.heard(askSilent)).toEqual([])
    await userEvent.dblClick(dialog.getByRole('button', { name: texts.ask(1) }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.heard(askSilent)).toHaveLength(1)
  })

  test('SMS to those whom nothing else reaches are counted anew when they are wanted', async () => {
    server.answers(listSilent, list([JAN, EWA]))
    server.answers(previewAsking, PREVIEW)
    await show()
    await remind(2).click()
    await page.getByLabelText(texts.smsToo).click()
    await expect.poll(() => server.heard(previewAsking).map(({ smsToo }) => smsToo)).toEqual([false, true])
  })

  test('at night it is said from when, and nothing can be sent', async () => {
    const hindrance = { code: 'night' as const, from: { date: '2026-03-13', hour: 8 } }
    server.answers(listSilent, list([JAN], { hindrance }))
    server.answers(previewAsking, { ...PREVIEW, hindrance })
    await show()
    await expect.element(page.getByText(/od 13.3.2026, godz. 8:00/)).toBeVisible()
    await remind(1).click()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: texts.ask(1) })).toBeDisabled()
  })

  test('a refusal is told in the dialog, which stays', async () => {
    server.answers(listSilent, list([JAN]))
    server.answers(previewAsking, { ...PREVIEW, unreachable: [] })
    server.refuses(askSilent, 'form_closed')
    await show()
    await remind(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.ask(1) }).click()
    await expect.element(dialog).toHaveTextContent(askSilent.failures.form_closed.msg)
  })
})

describe('the list', () => {
  test('says calmly that everybody has sent it', async () => {
    server.answers(listSilent, list([]))
    await show()
    await expect.element(page.getByText(texts.all)).toBeVisible()
  })

  test('says what became of a reminder, and until when the driver is left alone', async () => {
    const asked = {
      ...{ at: '2026-03-12T11:00:00.000Z', times: 1, byOffice: true, way: 'sms' as const },
      ...{ state: 'undelivered' as const, error: { code: 'undelivered' as const } },
    }
    server.answers(listSilent, list([{ ...JAN, asked, restsUntil: '2026-03-12T23:00:00.000Z' }]))
    await show()
    await expect.element(page.getByText(/12.03.2026, 12:00, SMS, biuro: 1 raz/)).toBeVisible()
    await expect.element(page.getByText('Operator nie doręczył SMS-a.')).toBeVisible()
    await expect.element(page.getByText(/kolejne najwcześniej 13.03.2026, 00:00/)).toBeVisible()
  })

  test('leads to the form of somebody who called', async () => {
    server.answers(listSilent, list([JAN]))
    await show()
    await page.getByRole('button', { name: texts.enter('Jan Lis') }).click()
    expect(onEnter).toHaveBeenCalledWith(JAN)
  })
})
