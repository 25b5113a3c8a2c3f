import { Activity, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closedTexts } from '#features/income/facts/texts-closed.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { importResults, readColumnNames } from '../../contract.ts'
import { listLoads, previewLoad, previewTakeBack, takeBackLoad } from '../../contract-preview.ts'
import { changeTexts, takeBackTexts } from '../../texts-changes.ts'
import { importFailures } from '../../texts-failures.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import { ImportTab } from './import-tab.tsx'
import { answersTo, type ImportTask, type WorkerAnswer } from './import-task.ts'

/** The browser's worker, working on the page, so that its calls arrive at the other end too. */
class WorkerOnPage extends EventTarget {
  postMessage(task: ImportTask) {
    void (async () => {
      for await (const data of answersTo(task)) this.#tell(data)
    })()
  }
  #tell(data: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}

type Changes = OutputOf<typeof previewLoad>
type Row = Changes['rows']['replaced'][number]

function row(driver: string, before: number | null, after: number | null): Row {
  return {
    ...{ app: 'bolt', subject: 'ride', row: 2, driverId: null, driver, driverBefore: null },
    ...{ date: '2026-11-09', shift: 'day', until: null, before: null, startedAt: '2026-11-09T08:06:00' },
    ...{ note: null, amounts: [{ kind: 'gross', before, after }], toldBy: null },
  }
}

const NOTHING: Changes = {
  ...{ mark: 'm0', same: 0, replaced: 0, added: 0, missing: 0, repeated: 0, waiting: 0, waitingPeople: 0 },
  ...{ waitingAlike: 0, closedWeeks: { drivers: 0, weeks: [] } },
  ...{
    rows: { replaced: [], added: [], missing: [] },
    sums: [],
    shorter: null,
    older: null,
    ahead: null,
    offTime: null,
    nothingNew: false,
  },
}
const CHANGES: Changes = {
  ...NOTHING,
  ...{ mark: 'm1', same: 146, replaced: 1, added: 1, missing: 1 },
  rows: {
    replaced: [row('Jan Przykładowy', 120_437, 118_977)],
    added: [row('Joanna Malinka', null, 61_240)],
    missing: [row('Kinga Sowiak', 22_166, null)],
  },
  sums: [{ app: 'bolt', kind: 'gross', before: 142_603, after: 180_217 }],
}
const LOADED: OutputOf<typeof importResults> = {
  ...{ stored: true, fileId: '6b1f0f4e-0000-4000-8000-000000000001', new: 1, replaced: 1, unchanged: 146 },
  ...{ repeated: 0, removed: 1, waiting: 0, waitingPeople: 0 },
  closedWeeks: { drivers: 0, weeks: [], waiting: 0, gone: 0 },
}

const HEADINGS = 'Data;Kierowca;Telefon;Status;Cena przejazdu|ZŁ;Odległość|km'
const RIDE = '2026-11-09 08:06;Łucja P;+48500000011;Ukończone;17,55;4,5'

const OTHER_TAB = 'Podgląd sumaryczny'

/** The tabs of the results keep what stands in them while another one is open. */
function Results() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {OTHER_TAB}
      </button>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <ImportTab />
      </Activity>
    </>
  )
}

let server: OtherEnd
beforeEach(async () => {
  vi.stubGlobal('Worker', WorkerOnPage)
  server = new OtherEnd()
  server.answers(readColumnNames, { data: [] })
  server.answers(previewLoad, CHANGES)
  server.answers(importResults, LOADED)
  server.answers(listLoads, { total: 0, data: [] })
  await showInOffice(() => <Results />)
})

const card = (name: string) => page.getByRole('region', { name })
const button = (name: string, of = page.getByRole('main')) => of.getByRole('button', { name })

async function choose(...files: readonly (readonly [name: string, ...rows: readonly string[]])[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for files.')
  await userEvent.upload(
    input,
    files.map(([name, ...rows]) => new File([[HEADINGS, ...rows].join('\n')], name, { type: 'text/csv' })),
  )
}

test('what a file changes is seen first; the button says what it does; it is loaded, and taken back', async () => {
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(file.getByText(changeTexts.lists.load.replaced(1))).toBeVisible()
  await expect.element(file.getByText('Jan Przykładowy')).toBeVisible()
  await expect.element(file.getByText('−14,60 zł')).toBeVisible()
  expect(server.heard(importResults)).toEqual([])
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeEnabled()
  // What the file does not have goes only if a person says that it is whole.
  await file.getByLabelText(changeTexts.missing.remove).click()
  await button('Wczytaj, zastąp 1, dodaj 1, usuń 1', file).click()
  await expect.element(file.getByText(texts.loadedTitle)).toBeVisible()
  expect(server.heard(previewLoad).at(-1)).toMatchObject({ removeMissing: true })
  expect(server.heard(importResults)).toMatchObject([{ mark: 'm1', removeMissing: true }])
  // The way back shows what it changes before it does.
  server.answers(previewTakeBack, {
    ...NOTHING,
    ...{ mark: 'm2', replaced: 1, missing: 1, same: 146 },
    rows: { replaced: [row('Jan Przykładowy', 118_977, 120_437)], added: [], missing: [] },
  })
  server.answers(takeBackLoad, { gone: 1, restored: 2, closedWeeks: LOADED.closedWeeks })
  await button(takeBackTexts.actionFor('bolt.csv'), file).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(changeTexts.lists.takeBack.replaced(1))).toBeVisible()
  await dialog.getByRole('button', { name: takeBackTexts.confirm }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.heard(takeBackLoad)).toMatchObject([{ id: LOADED.fileId, mark: 'm2' }])
  await expect.element(page.getByText(takeBackTexts.done(1, 2)).first()).toBeVisible()
})

test('closed weeks that a load changes are told before it and after it, with the way to what waits', async () => {
  const closedWeeks = { drivers: 3, weeks: [{ year: 2026, week: 45, drivers: 3 }] }
  server.answers(previewLoad, { ...CHANGES, closedWeeks })
  const told = { ...closedWeeks, waiting: 2, gone: 0 }
  server.answers(importResults, { ...LOADED, closedWeeks: told })
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(file.getByText(closedTexts.before(closedWeeks))).toBeVisible()
  await expect.element(page.getByRole('link', { name: closedTexts.toCorrections })).not.toBeInTheDocument()
  await button('Wczytaj, zastąp 1, dodaj 1', file).click()
  await expect.element(file.getByText(closedTexts.after(told, told))).toBeVisible()
  await expect.element(file.getByRole('link', { name: closedTexts.toCorrections })).toBeVisible()
})

test('a file of long ago is loaded once a person says that it is the right one', async () => {
  server.answers(previewLoad, { ...CHANGES, offTime: { why: 'long-ago', days: 367 } })
  server.answers(importResults, LOADED)
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(file.getByText('Ten plik jest sprzed ponad roku')).toBeVisible()
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeDisabled()
  await file.getByLabelText(changeTexts.offTimeYes).click()
  await button('Wczytaj, zastąp 1, dodaj 1', file).click()
  await expect.element(file.getByText(texts.loadedTitle)).toBeVisible()
})

test('a take-back that leaves no correction says so where it stays to be read, one that does has the way', async () => {
  const closed = { drivers: 1, weeks: [{ year: 2026, week: 46, drivers: 1 }] }
  server.answers(previewLoad, CHANGES)
  server.answers(importResults, LOADED)
  server.answers(previewTakeBack, { ...NOTHING, mark: 'm2', replaced: 1, closedWeeks: closed })
  for (const [at, told] of [
    { ...closed, waiting: 0, gone: 1 },
    { ...closed, waiting: 1, gone: 0 },
  ].entries()) {
    const name = `bolt-${at}.csv`
    await choose([name, RIDE])
    await button('Wczytaj, zastąp 1, dodaj 1', card(name)).click()
    server.answers(takeBackLoad, { gone: 0, restored: 1, closedWeeks: told })
    await button(takeBackTexts.actionFor(name), card(name)).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(closedTexts.before(closed))).toBeVisible()
    await dialog.getByRole('button', { name: takeBackTexts.confirm }).click()
    await expect.element(dialog.getByText(closedTexts.after(told, told))).toBeVisible()
    const links = dialog.getByRole('link', { name: closedTexts.toCorrections })
    expect(links.elements()).toHaveLength(told.waiting)
    await dialog.getByRole('button', { name: takeBackTexts.close }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card(name)).not.toBeInTheDocument()
  }
})

test('new ids of people whose names are known are no other fleet’s file', async () => {
  const nobody = { ...CHANGES, waiting: 3, waitingPeople: 3 }
  server.answers(previewLoad, { ...nobody, waitingAlike: 2 })
  const rides = [RIDE, RIDE.replace('08:06', '08:07'), RIDE.replace('08:06', '08:08')]
  await choose(['bolt.csv', ...rides])
  await expect.element(card('bolt.csv').getByText(changeTexts.newReferences(3, 2))).toBeVisible()
  await expect.element(page.getByText(changeTexts.otherFleet)).not.toBeInTheDocument()
})

test('changed meanwhile: the changes are reckoned anew, it says why, and nothing is loaded by itself', async () => {
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeEnabled()
  server.refuses(importResults, 'changed_since')
  server.answers(previewLoad, {
    ...CHANGES,
    mark: 'm9',
    replaced: 0,
    rows: { ...CHANGES.rows, replaced: [] },
  })
  await button('Wczytaj, zastąp 1, dodaj 1', file).click()
  await expect.element(file.getByText(changeTexts.again.changed)).toBeVisible()
  await expect.element(button('Wczytaj, dodaj 1', file)).toBeEnabled()
  expect(server.heard(importResults)).toHaveLength(1)
  server.answers(importResults, LOADED)
  await button('Wczytaj, dodaj 1', file).click()
  await expect.element(file.getByText(texts.loadedTitle)).toBeVisible()
  expect(server.heard(importResults).at(-1)).toMatchObject({ mark: 'm9' })
})

test('a mark that has aged while what was seen stays the same asks nobody', async () => {
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeEnabled()
  server.answers(previewLoad, { ...CHANGES, mark: 'm9' })
  server.refuses(importResults, 'changed_since')
  const heard = () => server.heard(importResults).map(({ mark }) => mark)
  server.answersBy(previewLoad, () => {
    server.answers(importResults, LOADED)
    return { ...CHANGES, mark: 'm9' }
  })
  await button(texts.upload(1)).click()
  await expect.element(file.getByText(texts.loadedTitle)).toBeVisible()
  expect(heard()).toEqual(['m1', 'm9'])
})

test('an older file asks first', async () => {
  server.answers(previewLoad, {
    ...CHANGES,
    older: {
      ...{ why: 'newer-period', rows: 1, fileName: 'nowszy.csv', loadedAt: '2026-11-20T08:00:00Z' },
      ...{ periodStart: '2026-11-09', periodEnd: '2026-11-15' },
    },
  })
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(file.getByText(changeTexts.olderTitle)).toBeVisible()
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeDisabled()
  await expect.element(button(texts.upload(0))).toBeDisabled()
  await file.getByLabelText(changeTexts.olderYes).click()
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeEnabled()
})

test('what can’t be looked at or loaded says why, and goes on where it was', async () => {
  server.refuses(previewLoad, 'implausible')
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(file.getByText(importFailures.implausible)).toBeVisible()
  server.answers(previewLoad, CHANGES)
  await button('Spróbuj ponownie', file).click()
  await file.getByLabelText(changeTexts.missing.remove).click()
  server.refuses(importResults, 'implausible')
  await button('Wczytaj, zastąp 1, dodaj 1, usuń 1', file).click()
  await expect.element(file.getByText(texts.notSent)).toBeVisible()
  await expect.element(file.getByLabelText(changeTexts.missing.remove)).toBeChecked()
})

test('two rides of one minute and a thousand that may be a fraction are asked about, and then sent so', async () => {
  const other = RIDE.replace('17,55', '20,00')
  const far = RIDE.replace('08:06', '09:06').replace('4,5', '1.181')
  await choose(['bolt.csv', RIDE.replace('4,5', '4'), other.replace('4,5', '4'), far])
  const file = card('bolt.csv')
  await expect.element(file.getByText(texts.twins.title)).toBeVisible()
  await expect.element(file.getByText(/4 \(wiersz 2\)/)).toBeVisible()
  expect(server.heard(previewLoad)).toEqual([])
  await file.getByText(texts.twins.later).click()
  await button(texts.twins.apply, file).click()
  await expect.element(file.getByText(texts.twins.title)).not.toBeInTheDocument()
  await file.getByLabelText('Ułamek: 1,181').click()
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeEnabled()
  const sent = server.heard(previewLoad).at(-1)?.file
  expect(sent && 'columns' in sent && sent.columns.amounts).toMatchObject({
    ...{ gross: [2000, 1755], distance: [4000, 1181] },
  })
})

test('several files have a preview each, which is reckoned anew after another one was loaded', async () => {
  await choose(['jeden.csv', RIDE], ['dwa.csv', RIDE.replace('08:06', '10:00')])
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', card('dwa.csv'))).toBeEnabled()
  server.answers(previewLoad, {
    ...CHANGES,
    mark: 'm3',
    same: 147,
    added: 0,
    rows: { ...CHANGES.rows, added: [] },
  })
  await button('Wczytaj, zastąp 1, dodaj 1', card('jeden.csv')).click()
  await expect.element(card('dwa.csv').getByText(changeTexts.again.other)).toBeVisible()
  await button(changeTexts.discard, card('dwa.csv')).click()
  await expect.element(card('dwa.csv')).not.toBeInTheDocument()
  expect(server.heard(importResults)).toHaveLength(1)
})

test('what was given up while another tab of the results was open is taken up again', async () => {
  const { letGo } = server.holds(previewLoad)
  await choose(['bolt.csv', RIDE])
  const file = card('bolt.csv')
  await expect.element(file.getByText(changeTexts.looking)).toBeVisible()
  await button(OTHER_TAB).click()
  await expect.element(file).not.toBeInTheDocument()
  letGo(CHANGES)
  server.answers(previewLoad, CHANGES)
  await button(OTHER_TAB).click()
  await expect.element(button('Wczytaj, zastąp 1, dodaj 1', file)).toBeEnabled()
})
