import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, readWithThousands } from './decimal.ts'
import { numberMarks } from './number-marks.ts'

const column = (texts: readonly string[]) => texts.map((text, at) => ({ row: at + 2, text }))

/** As the column reads: undefined where a person is asked. */
function readColumn(texts: readonly string[], places: number) {
  const { means, unclearCount } = numberMarks(column(texts))
  if (unclearCount > 0 && means === undefined) return undefined
  return texts.map((text) => (means === 'thousands' ? readWithThousands : readDecimal)(text, places))
}

const styles = fc.constantFrom(
  { fraction: '.', thousands: ',' },
  { fraction: ',', thousands: '.' },
  { fraction: ',', thousands: ' ' },
  { fraction: '.', thousands: '' },
)
const withThousands = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)

test('a column of amounts with their grosze is read exactly, in whatever style, and nobody is asked', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000_000), { minLength: 1 }), styles, (amounts, style) => {
      const texts = amounts.map(
        (grosze) =>
          withThousands(Math.floor(grosze / 100), style.thousands) +
          style.fraction +
          String(grosze % 100).padStart(2, '0'),
      )
      expect(readColumn(texts, 2)).toEqual(amounts)
    }),
  )
})

test('a column of whole numbers with thousands marks is read exactly, or a person is asked', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20_000_000), { minLength: 1 }),
      fc.constantFrom('.', ',', ' ', ''),
      (numbers, mark) => {
        const read = readColumn(
          numbers.map((number) => withThousands(number, mark)),
          0,
        )
        if (read !== undefined) expect(read).toEqual(numbers)
        // Over a million there are two marks, which can be nothing but thousands.
        else expect(numbers.every((number) => number < 1_000_000)).toBe(true)
      },
    ),
  )
})

test('who is asked sees the unclear cells and others of the column, a few of each', () => {
  const texts = [...Array(9)].flatMap((_, at) => [`1.23${at}`, `${at}`])
  expect(numberMarks(column(texts))).toMatchObject({
    means: undefined,
    unclearCount: 9,
    unclear: [{ row: 2, text: '1.230' }, {}, {}, {}, {}],
    others: [{ row: 3, text: '0' }, {}, {}, {}, {}],
  })
})
