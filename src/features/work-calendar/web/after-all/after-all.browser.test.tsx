import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { sayAfterAll } from '../../contract-after-all.ts'
import { afterAllFailures } from '../../texts-after-all.ts'
import { calendarTexts } from '../calendar-texts.ts'
import { AfterAll } from './after-all.tsx'
import { afterAllTexts as texts } from './after-all-texts.ts'

const MONDAY = { date: '2026-03-16' as CalendarDate, shift: 'day' } as const
const FRIDAY = { date: '2026-03-20' as CalendarDate, shift: 'night' } as const

let server: OtherEnd
let locked: number
/** What the own page reads once it looks anew. */
let lostNow: readonly Slot[]
beforeEach(() => {
  server = new OtherEnd()
  locked = 0
  lostNow = [MONDAY, FRIDAY]
})

function Home({ hasMarket }: { readonly hasMarket: boolean }) {
  const [lost, setLost] = useState(lostNow)
  const [saying, setSaying] = useState<Slot>()
  return (
    <AfterAll
      {...{ lost, saying, hasMarket }}
      onSay={setSaying}
      onLook={async () => setLost(lostNow)}
      onLocked={() => {
        locked += 1
      }}
    />
  )
}
const open = (hasMarket = true) => showToDriver(<Home hasMarket={hasMarket} />)
const act = (day: string) => page.getByRole('button', { name: new RegExp(`${texts.act}: ${day}`) })
const told = (words: string) => page.getByRole('status').filter({ hasText: words })

test('a press gives the shift back, once; what came of it is read out and has the focus', async () => {
  const answer = server.holds(sayAfterAll)
  await open()
  await userEvent.dblClick(act('poniedziałek'))
  await expect.element(told(texts.sending)).toBeVisible()
  await expect.element(act('piątek')).toBeDisabled()
  lostNow = [FRIDAY]
  answer.letGo({ outcome: 'back', reg: 'W01' })
  await expect.element(told(texts.back('W01'))).toHaveFocus()
  expect(server.heard(sayAfterAll)).toEqual([MONDAY])
  await expect.element(act('poniedziałek')).not.toBeInTheDocument()
  await expect.element(act('piątek')).toBeEnabled()
})

test.each(['taken', 'closed'] as const)(
  'what is %s leads to what is free, where the fleet has that',
  async (outcome) => {
    server.answers(sayAfterAll, { outcome, reg: '' })
    await open()
    await act('piątek').click()
    await expect.element(told(texts[outcome])).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: calendarTexts.market }))
      .toHaveAttribute('href', '/wolne')
  },
)

test('without a market there is no link to nowhere', async () => {
  server.answers(sayAfterAll, { outcome: 'taken', reg: '' })
  await open(false)
  await act('piątek').click()
  await expect.element(told(texts.taken)).toBeVisible()
  await expect.element(page.getByRole('link', { name: calendarTexts.market })).not.toBeInTheDocument()
})

test('a lost answer leaves the press to be made again, which is one return', async () => {
  server.answers(sayAfterAll, { outcome: 'back', reg: 'W01' })
  server.losesNextAnswer()
  await open()
  await act('poniedziałek').click()
  await expect.element(page.getByText(/internet/)).toBeVisible()
  await act('poniedziałek').click()
  await expect.element(told(texts.back('W01'))).toBeVisible()
})

test('what the rules forbid is said, and the shift stays listed', async () => {
  server.refuses(sayAfterAll, 'begun')
  await open()
  await act('poniedziałek').click()
  await expect.element(told(afterAllFailures.begun)).toBeVisible()
  await expect.element(act('poniedziałek')).toBeEnabled()
})

test('a session that has ended leads to the login', async () => {
  server.refuses(sayAfterAll, 'login_required')
  await open()
  await act('poniedziałek').click()
  await expect.poll(() => locked).toBe(1)
})
