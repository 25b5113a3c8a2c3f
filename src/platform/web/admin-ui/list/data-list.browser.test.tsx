import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import type { RowsAct } from './bulk-bar.tsx'
import { DataList, type ListColumn } from './data-list.tsx'
import type { ListView } from './list-address.ts'
import { listTexts as texts } from './list-texts.ts'

interface Car {
  readonly id: string
  readonly reg: string
  readonly places: number
}

const NAMES = ['Łódź', 'Lublin', 'Ćma', 'Cis', 'Żak']
const cars = (count: number): Car[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    reg: `${NAMES[at % NAMES.length]} ${String(at).padStart(4, '0')}`,
    places: at % 7,
  }))
const COLUMNS: readonly ListColumn<Car>[] = [
  { key: 'reg', header: 'Auto', shown: 'always', cell: ({ reg }) => reg, sortValue: ({ reg }) => reg },
  {
    key: 'places',
    header: 'Miejsca',
    numeric: true,
    cell: ({ places }) => places,
    sortValue: ({ places }) => places,
  },
  { key: 'id', header: 'Numer', shown: 'asked', cell: ({ id }) => id, sortValue: ({ id }) => id },
]

let views: ListView[]
let acted: (readonly string[])[]
beforeEach(() => {
  views = []
  acted = []
})

function Held({
  rows,
  first = {},
}: {
  readonly rows: readonly Car[] | undefined
  readonly first?: ListView
}) {
  const [view, setView] = useState(first)
  const acts: readonly RowsAct<Car>[] = [
    {
      key: 'wash',
      label: 'Umyj',
      icon: null,
      start: (chosen, untick) => {
        acted.push(chosen.map(({ reg }) => reg))
        untick()
      },
    },
  ]
  return (
    <DataList
      label="Auta"
      memory="list.test"
      fileName="auta"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ reg }) => reg}
      view={view}
      onView={(change) => {
        views.push(change)
        setView({ ...view, ...change })
      }}
      search={{ label: 'Szukaj auta', hint: '' }}
      wordsOf={({ reg }) => [reg]}
      defaultSort={{ key: 'reg', direction: 'up' }}
      acts={acts}
      onClear={() => setView({})}
      nothingFound="Żadne auto nie pasuje."
      empty={<p>Nie ma aut.</p>}
    />
  )
}
const show = (rows: readonly Car[] | undefined, first?: ListView) =>
  showInOffice(() => <Held rows={rows} {...(first ? { first } : {})} />)
const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('[data-column="reg"]')?.textContent ?? '')
const box = (name: string) => page.getByLabelText(texts.tick(name), { exact: true })
const heading = (name: string) => page.getByRole('columnheader', { name })
const count = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

describe('order and search', () => {
  test('stand in the address: in Polish order, the other way round on a second press, the own order left out', async () => {
    await show(cars(5))
    expect(names().map((name) => name.slice(0, -5))).toEqual(['Cis', 'Ćma', 'Lublin', 'Łódź', 'Żak'])
    await expect.element(heading('Auto')).toHaveAttribute('aria-sort', 'ascending')
    await heading('Auto').getByRole('button').click()
    await expect.element(heading('Auto')).toHaveAttribute('aria-sort', 'descending')
    await heading('Miejsca').getByRole('button').click()
    await heading('Auto').getByRole('button').click()
    expect(views.map(({ kolejnosc }) => kolejnosc)).toEqual(['reg.down', 'places.up', undefined])
  })

  test('an address that names them brings them back', async () => {
    await show(cars(5), { szukaj: 'l', kolejnosc: 'reg.down' })
    await count(texts.count(5, 5))
    expect(names()[0]).toBe('Żak 0004')
    await page.getByLabelText('Szukaj auta').fill('lu')
    await count(texts.count(1, 5))
    await expect.poll(() => views.at(-1)).toEqual({ szukaj: 'lu' })
  })

  test('what is typed is in the address once the field is left, without waiting', async () => {
    await show(cars(5))
    await page.getByLabelText('Szukaj auta').fill('cis')
    await userEvent.tab()
    expect(views.at(-1)).toEqual({ szukaj: 'cis' })
  })

  test('an unknown order in the address is the list’s own', async () => {
    await show(cars(5), { kolejnosc: 'nic.up' })
    await count(texts.count(5, 5))
    expect(names()).toHaveLength(5)
  })

  test('nothing found says so and offers a way back; nothing at all says what is next', async () => {
    await show(cars(5), { szukaj: 'xyz' })
    await expect.element(page.getByText('Żadne auto nie pasuje.')).toBeVisible()
    await page.getByRole('button', { name: texts.clear }).click()
    await count(texts.count(5, 5))
  })

  test('an empty list and one that loads are told apart', async () => {
    await show([])
    await expect.element(page.getByText('Nie ma aut.')).toBeVisible()
  })
})

describe('ticking', () => {
  test('Shift takes all rows in between as they stand, by mouse and by keyboard', async () => {
    await show(cars(5))
    await box('Ćma 0002').click()
    await box('Żak 0004').click({ modifiers: ['Shift'] })
    await expect.element(page.getByText(texts.ticked(4))).toBeVisible()
    await page.getByRole('button', { name: texts.untick }).click()
    box('Żak 0004').element().focus()
    await userEvent.keyboard(' ')
    box('Lublin 0001').element().focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect.element(page.getByText(texts.ticked(3))).toBeVisible()
    await page.getByRole('button', { name: 'Umyj' }).click()
    expect(acted).toEqual([['Lublin 0001', 'Łódź 0000', 'Żak 0004']])
    await expect.element(page.getByRole('button', { name: 'Umyj' })).not.toBeInTheDocument()
  })

  test('all that match are ticked, also those that are not drawn; acts are for those that are shown', async () => {
    await show(cars(1000))
    await page.getByLabelText('Szukaj auta').fill('żak')
    await count(texts.count(200, 1000))
    await page.getByLabelText(texts.tickAll(200)).click()
    await expect.element(page.getByText(texts.ticked(200))).toBeVisible()
    await page.getByLabelText('Szukaj auta').fill('żak 0004')
    await count(texts.count(1, 1000))
    await page.getByRole('button', { name: 'Umyj' }).click()
    expect(acted).toEqual([['Żak 0004']])
  })

  test('more than an act takes is told, and no act offered', async () => {
    await show(cars(2001))
    await page.getByLabelText(texts.tickAll(2001)).click()
    await expect.element(page.getByText(texts.tooMany(2000))).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Umyj' })).not.toBeInTheDocument()
  })
})

describe('a long list', () => {
  test('draws what is in view, with columns that stay as wide while it scrolls', async () => {
    await show(cars(5000))
    await count(texts.count(5000, 5000))
    const widths = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map((head) => head.getBoundingClientRect().width)
    const before = widths()
    expect(names().length).toBeLessThan(80)
    window.scrollTo(0, 60_000)
    await expect.poll(() => names()[0]).not.toBe('Cis 0003')
    expect(widths()).toEqual(before)
  })
})

describe('columns', () => {
  test('are chosen and kept on the device', async () => {
    await show(cars(2))
    await page.getByRole('button', { name: texts.columns }).click()
    await page.getByLabelText('Numer').click()
    await page.getByLabelText('Miejsca').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(heading('Numer')).toBeVisible()
    await expect.element(heading('Miejsca')).not.toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('flotylla.list.test') ?? '')).toEqual({
      more: ['id'],
      less: ['places'],
    })
  })
})

describe('a file', () => {
  test('has exactly the columns and rows that are shown, or the ticked ones', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved.push(content as Blob)
      return 'blob:test'
    })
    await show(cars(5), { szukaj: 'żak' })
    await page.getByRole('button', { name: texts.download, exact: true }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    await expect.poll(() => saved.length).toBe(1)
    expect(await saved[0]?.text()).toContain('Auto;Miejsca\r\nŻak 0004;4\r\n')
    await page.getByLabelText('Szukaj auta').fill('')
    await box('Cis 0003').click()
    await page.getByRole('button', { name: texts.downloadTicked(1) }).click()
    await page.getByRole('menuitem', { name: 'Excel' }).click()
    await expect.poll(() => saved.length).toBe(2)
    expect(saved[1]?.type).toContain('spreadsheet')
  })
})
