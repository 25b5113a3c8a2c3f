import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoTexts } from '#features/photos/texts.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { forgetOwnThings } from '#platform/web/own-things.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { tellOffice } from '../../contract.ts'
import { putReportPhoto } from '../../contract-photos.ts'
import { tellTexts } from '../../texts-driver.ts'
import { reportPhotoTexts as texts } from '../../texts-photos.ts'
import { sheetTexts } from '../../texts-sheet.ts'
import { TellOffice } from '../tell-office.tsx'
import { forgetLoosePhotos, keptPhoto } from './kept-photos.ts'

const REPORT = '7d4a6a0e-0000-4000-8000-000000000001'
const MONDAY = {
  who: 'Jan Lis',
  date: '2026-03-16' as CalendarDate,
  shift: 'day',
  reg: 'W01',
  words: 'Dziś, Dzień 6:00–18:00',
} as const
const OK = { status: 'ok' } as const

let server: OtherEnd
beforeEach(async () => {
  vi.restoreAllMocks()
  await new Promise<void>((done) => {
    indexedDB.deleteDatabase('flotylla-draft-photos').onsuccess = () => done()
  })
  server = new OtherEnd()
  server.answers(tellOffice, { id: REPORT })
  server.answers(putReportPhoto, OK)
})

type Own = Parameters<typeof TellOffice>[0]['reports'][number]
/** What the server tells of it, as the driver's page reads it. */
const own = (takenAt: string | null = null): Own => ({
  ...{ id: REPORT, kind: 'car', minutes: null, sentAt: '2026-03-16T05:00:00Z', takenAt },
})

function Home({ before = [] }: { readonly before?: readonly Own[] }) {
  const [reports, setReports] = useState(before)
  return (
    <TellOffice
      of={MONDAY}
      reports={reports}
      others={[]}
      onAfterAll={() => undefined}
      onLook={async () => setReports(server.heard(tellOffice).length > 0 ? [own()] : before)}
      onLocked={() => undefined}
    />
  )
}

async function photo(name = 'auto.jpg', colour = 'teal'): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1200)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1600, 1200)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}

const sheet = () => page.getByRole('dialog', { name: tellTexts.title })
const camera = () => page.getByLabelText(texts.take)
const gallery = () => page.getByLabelText(texts.choose)
const pictures = () => page.getByRole('img', { name: /^Zdjęcie \d$/ })
const told = (words: string) => page.getByRole('alert').filter({ hasText: words })

async function openSheet(before?: readonly Own[]) {
  await showToDriver(<Home {...(before ? { before } : {})} />)
  await reopen()
}
async function reopen() {
  await page.getByRole('button', { name: tellTexts.open }).click()
  await page.getByRole('radio', { name: new RegExp(`^${tellTexts.kinds.car}`) }).click()
}
async function addBy(input: ReturnType<typeof camera>, files: File | File[]) {
  await userEvent.upload(input, files)
}
async function send() {
  await page.getByRole('radio', { name: sheetTexts.no }).click()
  await page.getByRole('button', { name: sheetTexts.send }).click()
}
const heardPhotos = () => server.heard(putReportPhoto)

test('photos by camera and from the phone go after the words, in their order, and say so before', async () => {
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(page.getByText(texts.count(1))).toBeVisible()
  await addBy(gallery(), [await photo('b.jpg', 'red'), await photo('c.jpg', 'navy')])
  await expect.element(page.getByText(texts.count(3))).toBeVisible()
  await expect.element(page.getByText(new RegExp(texts.willGet(3)))).toBeVisible()
  await page.getByRole('button', { name: texts.remove(2) }).click()
  await expect.element(camera()).toHaveFocus()
  await expect.element(page.getByText(texts.count(2))).toBeVisible()
  await send()
  await expect.poll(() => heardPhotos().length).toBe(2)
  const [words] = server.heard(tellOffice)
  expect(words).toMatchObject({ kind: 'car', drives: false })
  expect(heardPhotos().map(({ id, photo: which }) => [id, which])).toEqual(
    words?.photos?.map((which) => [REPORT, which]),
  )
  // Drawn anew: a JPEG, at most 1,280 pixels wide.
  const bytes = Uint8Array.from(atob(heardPhotos()[0]?.data.join('') ?? ''), (letter) => letter.charCodeAt(0))
  const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
  expect([drawn.width, drawn.height]).toEqual([1280, 960])
})

test('four are the most: the rest of what was chosen is told, and there is nothing to add by', async () => {
  await openSheet()
  const five = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => photo(`${name}.jpg`)))
  await addBy(gallery(), five)
  await expect.element(page.getByText(texts.count(4))).toBeVisible()
  await expect.element(told(texts.most)).toBeVisible()
  await expect.element(camera()).not.toBeInTheDocument()
  await page.getByRole('button', { name: texts.remove(1) }).click()
  await expect.element(camera()).toBeInTheDocument()
})

test.each([
  ['what the browser can’t read (HEIC)', () => new File([new Uint8Array(4000)], 'a.heic'), 'unreadable'],
  ['what is no picture', () => new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }), 'unreadable'],
  ['40 MB that are no picture', () => new File([new Uint8Array(40_000_000)], 'a.jpg'), 'unreadable'],
  ['what no phone makes', () => new File([new Uint8Array(60_000_001)], 'a.jpg'), 'tooLarge'],
] as const)('%s is told in words, and words and photos from before stay', async (_what, file, why) => {
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  await page.getByLabelText(sheetTexts.text).fill('Świeci kontrolka')
  choose(gallery(), file())
  await expect.element(told(photoTexts[why])).toBeVisible()
  await expect.element(page.getByText(texts.count(1))).toBeVisible()
  await expect.element(page.getByLabelText(sheetTexts.text)).toHaveValue('Świeci kontrolka')
})

test('40 MB that are a picture are made small', async () => {
  await openSheet()
  choose(camera(), new File([await photo(), new Uint8Array(40_000_000)], 'a.jpg', { type: 'image/jpeg' }))
  await expect.element(pictures()).toBeVisible()
  await send()
  await expect.poll(() => heardPhotos().length).toBe(1)
  expect(heardPhotos()[0]?.data.join('').length).toBeLessThan(400_000)
})

test('where the camera may not open, it is said what to do', async () => {
  await openSheet()
  camera().element().dispatchEvent(new Event('cancel'))
  await expect.element(told(photoTexts.none)).toBeVisible()
  // Whoever chooses nothing from the phone knows why.
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  await expect.element(told(photoTexts.none)).not.toBeInTheDocument()
  gallery().element().dispatchEvent(new Event('cancel'))
  await expect.element(told(photoTexts.none)).not.toBeInTheDocument()
})

test('a full phone is told, and the photo goes all the same while the page is open', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(told(photoTexts.notKept)).toBeVisible()
  await send()
  await expect.poll(() => heardPhotos().length).toBe(1)
})

test('closed and opened again, the sheet has its photos; removed ones leave the phone', async () => {
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await reopen()
  await expect.element(pictures()).toBeVisible()
  const [id = ''] = typedPhotos()
  expect(await keptPhoto(id)).toBeDefined()
  await page.getByRole('button', { name: texts.remove(1) }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => forgetLoosePhotos().then(() => keptPhoto(id))).toBeUndefined()
})

test('what the phone has lost meanwhile is told, and is not promised to the office', async () => {
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await new Promise<void>((done) => {
    indexedDB.deleteDatabase('flotylla-draft-photos').onsuccess = () => done()
  })
  await reopen()
  await expect.element(told(texts.lost)).toBeVisible()
  await send()
  await expect.poll(() => server.heard(tellOffice).length).toBe(1)
  expect(server.heard(tellOffice)[0]).not.toHaveProperty('photos')
})

test('without network words and photos wait, and go up once it is back, each once', async () => {
  server.goesOffline()
  await openSheet()
  await addBy(gallery(), [await photo(), await photo('b.jpg', 'red')])
  await expect.element(page.getByText(texts.count(2))).toBeVisible()
  await send()
  await expect.element(page.getByText(tellTexts.waits)).toBeVisible()
  expect(server.heard(tellOffice)).toEqual([])
  server.comesBack()
  dispatchEvent(new Event('online'))
  await expect.poll(() => heardPhotos().length).toBe(2)
  expect(server.keysOf(tellOffice).size).toBe(1)
  await expect.element(page.getByText(tellTexts.waits)).not.toBeInTheDocument()
  await new Promise((done) => setTimeout(done, 300))
  expect(heardPhotos()).toHaveLength(2)
})

test('on a slow line the driver reads how many are still on the phone', async () => {
  const line = server.holds(putReportPhoto)
  await openSheet()
  await addBy(gallery(), [await photo(), await photo('b.jpg', 'red')])
  await expect.element(page.getByText(texts.count(2))).toBeVisible()
  await send()
  await expect.element(page.getByText(texts.wait(2))).toBeVisible()
  line.letGo(OK)
  await expect.element(page.getByText(texts.wait(2))).not.toBeInTheDocument()
})

test('an answer that is lost on its way has the photo sent again, and nothing else', async () => {
  await openSheet()
  await addBy(gallery(), [await photo(), await photo('b.jpg', 'red')])
  await expect.element(page.getByText(texts.count(2))).toBeVisible()
  server.answersBy(putReportPhoto, () => {
    if (heardPhotos().length === 2) server.losesNextAnswer()
    return OK
  })
  await send()
  await expect.element(page.getByText(texts.wait(1))).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.poll(() => heardPhotos().length).toBe(3)
  const [first, second, again] = heardPhotos().map(({ photo: which }) => which)
  expect(again).toBe(second)
  expect(first).not.toBe(second)
  expect(server.heard(tellOffice)).toHaveLength(1)
})

test('a photo that the server refuses is told until the driver has read it; the others arrive', async () => {
  await openSheet()
  await addBy(gallery(), [await photo(), await photo('b.jpg', 'red')])
  await expect.element(page.getByText(texts.count(2))).toBeVisible()
  server.refuses(putReportPhoto, 'not_photo')
  await send()
  await expect.element(page.getByText(texts.failed(2))).toBeVisible()
  await page.getByRole('button', { name: texts.understood }).click()
  await expect.element(page.getByText(texts.failed(2))).not.toBeInTheDocument()
})

test('a report that is gone takes its photos along without a word', async () => {
  await openSheet()
  await addBy(gallery(), [await photo(), await photo('b.jpg', 'red')])
  await expect.element(page.getByText(texts.count(2))).toBeVisible()
  server.refuses(putReportPhoto, 'no_such_report')
  await send()
  await expect.poll(() => heardPhotos().length).toBe(1)
  await expect.element(page.getByText(texts.wait(2))).not.toBeInTheDocument()
  expect(localStorage.getItem(`flotylla.draft.report-photos.${REPORT}`)).toBeNull()
})

test.each(['other_driver', 'too_many_photos', 'login_required'] as const)(
  'refused by %s they wait on the phone',
  async (code) => {
    await openSheet()
    await addBy(camera(), await photo())
    await expect.element(pictures()).toBeVisible()
    server.refuses(putReportPhoto, code)
    await send()
    await expect.poll(() => heardPhotos().length).toBe(1)
    await expect.element(page.getByText(texts.wait(1))).toBeVisible()
    server.answers(putReportPhoto, OK)
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText(texts.wait(1))).not.toBeInTheDocument()
  },
)

test('a report that the server refuses stands in the sheet again, with its photos', async () => {
  server.refuses(tellOffice, 'too_many')
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  await send()
  await expect.poll(() => server.heard(tellOffice).length).toBe(1)
  await page.getByRole('button', { name: tellTexts.open }).click()
  await expect.element(pictures()).toBeVisible()
})

test('what is told of another kind carries no photos', async () => {
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${tellTexts.kinds.ill}`) }).click()
  await page.getByRole('button', { name: sheetTexts.send }).click()
  await expect.poll(() => server.heard(tellOffice)).toMatchObject([{ kind: 'ill' }])
  expect(server.heard(tellOffice)[0]).not.toHaveProperty('photos')
})

test('a newer report says that it takes the place of the one that waits', async () => {
  await openSheet([own()])
  await expect.element(page.getByText(texts.replaces)).toBeVisible()
})

test('once the office has taken it up, a second one stands beside it', async () => {
  await openSheet([own('2026-03-16T05:10:00Z')])
  await expect.element(camera()).toBeInTheDocument()
  await expect.element(page.getByText(texts.replaces)).not.toBeInTheDocument()
})

test('a logout leaves no photo on the phone', async () => {
  await openSheet()
  await addBy(camera(), await photo())
  await expect.element(pictures()).toBeVisible()
  const [id = ''] = typedPhotos()
  await userEvent.keyboard('{Escape}')
  forgetOwnThings()
  await expect.poll(() => keptPhoto(id)).toBeUndefined()
  expect(typedPhotos()).toEqual([])
})

function typedPhotos(): readonly string[] {
  const text = localStorage.getItem('flotylla.draft.report-typed')
  return text === null ? [] : ((JSON.parse(text) as { told: { photos?: string[] } }).told.photos ?? [])
}

/** As the browser hands it over; the test's own line would take long for large files. */
function choose(input: ReturnType<typeof camera>, file: File) {
  const element = input.element() as HTMLInputElement
  const transfer = new DataTransfer()
  transfer.items.add(file)
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
