import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BuildWatch, type KnownBuilds, QUIET_MS } from './build-watch.ts'

/** A tab: its pages come and go, what it keeps stays. */
function openTab() {
  let kept: KnownBuilds = {}
  let at = 1_800_000_000_000
  const memory = { read: () => kept, write: (builds: KnownBuilds) => (kept = builds) }
  return {
    page: (own: string | undefined) => new BuildWatch({ own, memory, now: () => at }),
    wait: (ms: number) => {
      at += ms
    },
  }
}

test('an answer of another build is told, one of the own build and one that names none are not', () => {
  const page = openTab().page('a')
  for (const build of ['a', null, 'a']) page.hear(build)
  expect([page.isTold(), page.takes()]).toEqual([false, false])
  page.hear('b')
  expect(page.isTold()).toBe(true)
})

test('a page that names no build, as of an earlier edition, is told nothing', () => {
  const page = openTab().page(undefined)
  page.hear('b')
  expect([page.isTold(), page.takes()]).toEqual([false, false])
})

test('who listens is told once of each build, not with every answer', () => {
  const page = openTab().page('a')
  let changes = 0
  const end = page.listen(() => {
    changes += 1
  })
  for (const build of ['b', 'b', 'a', 'b', 'c', 'c']) page.hear(build)
  expect(changes).toBe(2)
  end()
  page.hear('d')
  expect(changes).toBe(2)
})

test('put away it is not shown again, and the next change of screens still takes the new build', () => {
  const page = openTab().page('a')
  page.hear('b')
  page.putAway()
  page.hear('b')
  expect([page.isTold(), page.isHeard(), page.takes()]).toEqual([false, true, true])
})

test('loaded anew and old again, since one process still runs the old build: nothing is said, nothing loops', () => {
  const tab = openTab()
  const first = tab.page('a')
  first.hear('b')
  expect(first.takes()).toBe(true)
  const again = tab.page('a')
  again.hear('b')
  expect([again.isTold(), again.takes()]).toEqual([false, false])
})

test('loaded anew and new: the old build of a process that is still to be replaced is no news', () => {
  const tab = openTab()
  const old = tab.page('a')
  old.hear('b')
  expect(old.takes()).toBe(true)
  const fresh = tab.page('b')
  fresh.hear('a')
  expect([fresh.isTold(), fresh.takes()]).toEqual([false, false])
})

test('a page that stayed old is told again after a while, and leaves the loading to the person', () => {
  const tab = openTab()
  tab.page('a').hear('b')
  const again = tab.page('a')
  tab.wait(QUIET_MS + 1)
  again.hear('b')
  expect([again.isTold(), again.takes()]).toEqual([true, true])
  const third = tab.page('a')
  tab.wait(QUIET_MS + 1)
  third.hear('b')
  expect([third.isTold(), third.takes()]).toEqual([true, false])
})

test('going back to the former build is told like any other change', () => {
  const tab = openTab()
  tab.page('a')
  const page = tab.page('b')
  tab.wait(QUIET_MS + 1)
  page.hear('a')
  expect([page.isTold(), page.takes()]).toEqual([true, true])
})

test('a tab that can keep nothing never loads by itself', () => {
  const page = new BuildWatch({
    own: 'a',
    memory: { read: () => ({}), write: () => undefined },
    now: () => 0,
  })
  page.hear('b')
  expect([page.isTold(), page.takes()]).toEqual([true, false])
})

test('however builds alternate, the tab loads by itself at most once for each', () => {
  const build = fc.constantFrom('a', 'b', 'c')
  const step = fc.record({ heard: fc.array(build, { maxLength: 6 }), next: build, ms: fc.nat(2 * QUIET_MS) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const tab = openTab()
      let page = tab.page('a')
      let loads = 0
      for (const { heard, next, ms } of steps) {
        for (const id of heard) page.hear(id)
        tab.wait(ms)
        if (!page.takes()) continue
        loads += 1
        page = tab.page(next)
      }
      expect(loads).toBeLessThanOrEqual(3)
    }),
  )
})
