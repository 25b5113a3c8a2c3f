import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { listMessages, retryMessage } from '../contract.ts'
import { actOnMessages, previewActOnMessages } from '../contract-bulk.ts'
import { bulkTexts } from '../texts-bulk.ts'
import { outboxTexts } from '../texts-outbox.ts'
import type { Message } from './message-words.ts'
import { Outbox } from './outbox.tsx'
import type { OutboxView } from './outbox-view.ts'

type List = OutputOf<typeof listMessages>

const idOf = (number: number) => `${String(number).padStart(8, '0')}-1111-4111-8111-111111111111`
const message = (number: number, more: Partial<Message['attributes']> = {}): Message => ({
  id: idOf(number),
  attributes: {
    ...{ kind: 'sms', to: '+48600100200', people: [{ id: idOf(900), fullName: 'Jan Lis' }], subject: '' },
    ...{ state: 'failed', attempts: 2, createdAt: '2026-03-11T11:00:00Z', sentAt: null, reportedAt: null },
    ...{ error: { code: 'smsapi', number: '103', said: '' }, aboutKind: 'shift-moved', aboutId: '' },
    ...{ parts: 2, rounds: 0, mayHaveArrived: false },
    ...more,
  },
})
const list = (data: readonly Message[], more: Partial<List> = {}): List => ({
  ...{
    data: [...data],
    total: data.length,
    counts: { failed: data.length },
    missed: { failed: data.length },
    driver: null,
  },
  ...{ parts: { charged: 0, waiting: 0 }, partPrice: null, thisWeek: { year: 2026, week: 11 } },
  ...{ mailConfigured: true, smsConfigured: true },
  ...more,
})
const PREVIEW: OutputOf<typeof previewActOnMessages> = {
  ...{ can: 1, left: [{ why: 'perhaps-arrived', count: 1 }], sms: 1, parts: 2, partPrice: 1600 },
  ...{ upTo: '2026-03-11T11:05:00.000Z', waits: [] },
}

let server: OtherEnd
let views: OutboxView[]
beforeEach(() => {
  server = new OtherEnd()
  views = []
})
function Held({ first }: { readonly first: OutboxView }) {
  const [view, setView] = useState(first)
  return (
    <Outbox
      view={view}
      onView={(next) => {
        views.push(next)
        setView(next)
      }}
    />
  )
}
const show = (first: OutboxView = {}) => showInOffice(() => <Held first={first} />)
const box = (name: string) => page.getByRole('checkbox', { name })
const bar = () => page.getByRole('region', { name: bulkTexts.acts })

describe('the outbox', () => {
  test('a test message is not offered to be sent again', async () => {
    server.answers(listMessages, list([message(1), message(2, { aboutKind: 'test' })]))
    await show()
    await expect.element(page.getByRole('row').nth(2)).toBeVisible()
    expect(page.getByRole('button', { name: outboxTexts.repeatTo('Jan Lis') }).elements()).toHaveLength(1)
  })

  test('names the driver, with the number behind, and tells why it did not go out', async () => {
    server.answers(listMessages, list([message(1, { rounds: 1 })], { partPrice: 1600 }))
    await show()
    const row = page.getByRole('row', { name: /Jan Lis/ })
    await expect.element(row).toHaveTextContent('600 100 200')
    await expect.element(row).toHaveTextContent('brak punktów na koncie bramki')
    await expect.element(row).toHaveTextContent('0,32')
    await expect
      .element(row.getByRole('link', { name: 'Jan Lis', exact: true }))
      .toHaveAttribute('href', `/admin/pracownicy/${idOf(900)}`)
  })

  test('what is typed and chosen is asked of the server, from the first page on', async () => {
    server.answers(listMessages, list([message(1)]))
    await show({ strona: 3 })
    await userEvent.fill(page.getByLabelText(outboxTexts.search), 'żak')
    await expect.poll(() => server.heard(listMessages).at(-1)).toEqual({ page: '1', q: 'żak' })
    expect(views.at(-1)).toMatchObject({ szukaj: 'żak', strona: undefined })
    await page.getByRole('button', { name: outboxTexts.oneWeek }).click()
    expect(views.at(-1)).toMatchObject({ szukaj: 'żak', rok: 2026, tydzien: 11 })
  })

  test('two are ticked: the dialog tells with how many it is done, and why not with the rest; a double click is one act', async () => {
    server.answers(listMessages, list([message(1), message(2)]))
    server.answers(previewActOnMessages, PREVIEW)
    server.answers(actOnMessages, { done: 1, left: PREVIEW.left })
    await show()
    await box(bulkTexts.selectPage(2)).click()
    await expect.element(bar()).toHaveTextContent(bulkTexts.selected(2))
    await bar().getByRole('button', { name: bulkTexts.again }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent(bulkTexts.willSend(1))
    await expect.element(dialog).toHaveTextContent('0,32')
    await expect.element(dialog).toHaveTextContent(bulkTexts.left('perhaps-arrived', 1))
    expect(server.heard(actOnMessages)).toEqual([])
    await userEvent.dblClick(dialog.getByRole('button', { name: bulkTexts.confirmAgain(1) }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.heard(actOnMessages)).toEqual([
      { act: 'again', ids: [idOf(1), idOf(2)], upTo: PREVIEW.upTo },
    ])
    await expect.element(page.getByText(bulkTexts.sentAgain(1, 1))).toBeVisible()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('all of the filter are meant once somebody says so, with their number', async () => {
    server.answers(listMessages, list([message(1), message(2)], { total: 2156 }))
    server.answers(previewActOnMessages, { ...PREVIEW, can: 2156, left: [] })
    await show({ stan: 'blad' })
    await box(bulkTexts.selectPage(2)).click()
    await page.getByRole('button', { name: bulkTexts.selectAll(2156) }).click()
    await expect.element(bar()).toHaveTextContent(/wszystkie z listy: 2.156 wiadomości/)
    await bar().getByRole('button', { name: bulkTexts.stop }).click()
    await expect.poll(() => server.heard(previewActOnMessages)).toEqual([{ act: 'stop', state: 'failed' }])
  })

  test('another filter begins anew: nobody acts on rows that are not seen any more', async () => {
    server.answers(listMessages, list([message(1)]))
    await show()
    await box(bulkTexts.select('SMS: Zmiana przeniesiona, Jan Lis')).click()
    await expect.element(bar()).toBeVisible()
    await userEvent.fill(page.getByLabelText(outboxTexts.search), 'ewa')
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('where nothing can be done, that is said, and there is nothing to press', async () => {
    server.answers(listMessages, list([message(1)]))
    server.answers(previewActOnMessages, { ...PREVIEW, can: 0, sms: 0, parts: 0 })
    await show()
    await box(bulkTexts.selectPage(1)).click()
    await bar().getByRole('button', { name: bulkTexts.stop }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent(bulkTexts.nothing.stop)
    expect(dialog.getByRole('button', { name: /^Wstrzymaj/ }).elements()).toEqual([])
  })

  test('a refusal is told in the dialog, and what was ticked stays', async () => {
    server.answers(listMessages, list([message(1)]))
    server.answers(previewActOnMessages, PREVIEW)
    server.refuses(actOnMessages, 'too_many')
    await show()
    await box(bulkTexts.selectPage(1)).click()
    await bar().getByRole('button', { name: bulkTexts.again }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bulkTexts.confirmAgain(1) })
      .click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent(bulkTexts.tooMany)
    await page.getByRole('dialog').getByRole('button', { name: bulkTexts.cancel }).click()
    await expect.element(bar()).toHaveTextContent(bulkTexts.selected(1))
  })

  test('one that may have arrived is sent again only after a warning', async () => {
    server.answers(listMessages, list([message(1, { error: { code: 'uncertain' }, mayHaveArrived: true })]))
    server.answers(retryMessage, { status: 'ok' })
    await show()
    await page.getByRole('button', { name: outboxTexts.repeatTo('Jan Lis') }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent(outboxTexts.againUnsure('Jan Lis'))
    expect(server.heard(retryMessage)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: outboxTexts.repeat, exact: true }).click()
    await expect.poll(() => server.heard(retryMessage)).toHaveLength(1)
  })

  test('nothing found leads back to all; nothing at all says when the first one comes', async () => {
    server.answers(listMessages, list([]))
    await show({ szukaj: 'nikt' })
    await expect.element(page.getByText(outboxTexts.noSuch)).toBeVisible()
    await page.getByRole('button', { name: outboxTexts.clear }).click()
    await expect.element(page.getByText(outboxTexts.none)).toBeVisible()
  })
})
