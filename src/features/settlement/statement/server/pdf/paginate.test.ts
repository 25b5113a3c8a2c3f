import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from './item.ts'
import { type Page, paginate } from './paginate.ts'

const BOUNDS = { first: 200, further: 50, bottom: 750 }

function item(height: number, more: Partial<Item> = {}): Item {
  return { height, above: 0, write: () => {}, ...more }
}

function placed(items: readonly Item[]): readonly Page[] {
  return paginate([{ tag: 'Table', items }], BOUNDS)
}

/** May be cut after every ten points. */
function splittable(height: number): Item {
  return item(height, {
    split: (room) => {
      const fitting = Math.floor(room / 10) * 10
      return fitting < 20 || fitting >= height
        ? undefined
        : [splittable(fitting), splittable(height - fitting)]
    },
  })
}

test('what fits is on one page, and the space above counts but at the top', () => {
  const items = [item(300, { above: 40 }), item(230, { above: 20 })]
  expect(placed(items)).toEqual([
    [
      { item: items[0], top: 200, block: expect.anything() },
      { item: items[1], top: 520, block: expect.anything() },
    ],
  ])
})

test('a heading goes on to the next page with what it is over', () => {
  const heading = item(20, { keepsWithNext: true })
  const row = item(100)
  const [first = [], second = []] = placed([item(450), heading, row])
  expect(first).toHaveLength(1)
  expect(second.map(({ item: each, top }) => [each, top])).toEqual([
    [heading, 50],
    [row, 70],
  ])
})

test('a table that goes on says its headings again, and they are no part of it there', () => {
  const head = item(20, { keepsWithNext: true })
  const row = item(100, { repeated: [head] })
  const [, second = []] = placed([head, row, row, row, row, row, row])
  expect(second[0]).toEqual({ item: head, top: 50, block: undefined })
  expect(second[1]).toMatchObject({ item: row, top: 70 })
})

test('every item is placed once and in order, between the bounds, and its pieces are as high as it was', () => {
  const items = fc.array(
    fc.record({
      height: fc.integer({ min: 1, max: 130 }).map((tens) => tens * 10),
      above: fc.integer({ min: 0, max: 20 }),
      keepsWithNext: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(items, (drawn) => {
      const head = item(20)
      const all = drawn.map(({ height, ...more }) => ({ ...splittable(height), ...more, repeated: [head] }))
      const pages = paginate([{ tag: 'Table', items: all }], BOUNDS)
      let sum = 0
      for (const [index, page] of pages.entries()) {
        let end = index === 0 ? BOUNDS.first : BOUNDS.further
        for (const { item: each, top, block } of page) {
          expect(top).toBeGreaterThanOrEqual(end)
          end = top + each.height
          if (block) sum += each.height
        }
        expect(end).toBeLessThanOrEqual(BOUNDS.bottom)
        expect(page.some(({ block }) => block)).toBe(true)
      }
      expect(sum).toBe(drawn.reduce((total, { height }) => total + height, 0))
      const whole = pages.flat().flatMap(({ item: each }) => (all.includes(each as never) ? [each] : []))
      expect(whole).toEqual(all.filter((each) => whole.includes(each)))
    }),
  )
})
