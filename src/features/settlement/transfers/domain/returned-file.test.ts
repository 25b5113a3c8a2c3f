import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankProfile } from './bank-profile.ts'
import { writeElixir } from './elixir-file.ts'
import { writePain } from './pain-file.ts'
import { judgeReturnedFile } from './returned-file.ts'
import { FLEET, plainOrders, TRANSFER_DAY } from './testing/made-orders.ts'

const input = { orders: plainOrders(4), payer: FLEET, date: TRANSFER_DAY }
const files = writeElixir({ ...input, profile: { ...bankProfile('default'), mostOrders: 3 } })
const original = files[0]?.bytes ?? new Uint8Array()
const text = new TextDecoder().decode(original)
const bytesOf = (changed: string) => new TextEncoder().encode(changed)

test('a file that comes back as it was given out is known again, with its part', () => {
  expect(judgeReturnedFile(original.slice(), files)).toEqual({ code: 'as-written', part: 1 })
  expect(judgeReturnedFile(files[1]?.bytes ?? original, files)).toEqual({ code: 'as-written', part: 2 })
})

/** What a spreadsheet writes of cells that it took for numbers: no quotes, rounded accounts, no zeros. */
const throughSpreadsheet = (separator: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line
        .replaceAll('"', '')
        .replace(/\b(\d)(\d\d)\d{23}\b/g, '$1.$2E+25')
        .replaceAll(',', separator),
    )
    .join('\n')

test('a file saved by a spreadsheet is altered, and its signs say so', () => {
  expect(judgeReturnedFile(bytesOf(throughSpreadsheet(';')), files)).toEqual({
    code: 'altered',
    signs: ['line-ends', 'separator', 'account-as-number', 'quotes'],
  })
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf(throughSpreadsheet(','))])
  expect(judgeReturnedFile(marked, files)).toEqual({
    code: 'altered',
    signs: ['byte-order-mark', 'line-ends', 'account-as-number', 'quotes'],
  })
})

test('a file saved as UTF-16 by an editor is altered', () => {
  const wide = new Uint8Array([0xff, 0xfe, ...[...original].flatMap((byte) => [byte, 0])])
  expect(judgeReturnedFile(wide, files)).toEqual({ code: 'altered', signs: ['byte-order-mark'] })
})

test('lost zeros, columns and letters are said', () => {
  const line = text.split('\r\n')[0] ?? ''
  const fields = line.replaceAll('"', '').split(',')
  const saved = (changed: readonly string[]) => {
    const judged = judgeReturnedFile(bytesOf(`${changed.join(',')}\r\n`), files)
    return judged.code === 'altered' ? judged.signs : judged.code
  }
  expect(saved(fields)).toEqual(['quotes'])
  expect(saved(fields.with(6, (fields[6] ?? '').replace(/^\d/, '')))).toEqual(['quotes', 'leading-zeros'])
  expect(saved(fields.with(3, '1901014'))).toContain('leading-zeros')
  expect(saved(fields.slice(1))).toContain('columns')
  expect(saved(fields.with(8, 'Zażółć'))).toContain('encoding')
  expect(saved(fields.with(8, 'Prze?dziecki'))).toContain('encoding')
})

test('any single byte that differs makes the file altered', () => {
  fc.assert(
    fc.property(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = original.slice()
      changed[at] = ((changed[at] ?? 0) + by) % 256
      expect(judgeReturnedFile(changed, files).code).toBe('altered')
    }),
  )
})

test('a line taken out or put elsewhere, or nothing at all, is altered', () => {
  const [first = '', ...rest] = text.split(/(?<=\r\n)/)
  expect(judgeReturnedFile(bytesOf(rest.join('')), files)).toEqual({ code: 'altered', signs: [] })
  expect(judgeReturnedFile(bytesOf(rest.join('') + first), files).code).toBe('altered')
  expect(judgeReturnedFile(new Uint8Array(), files).code).toBe('altered')
})

test('a pain file is known by its bytes as well', () => {
  const pain = writePain({
    ...input,
    batch: 'P/2026/47/1',
    createdAt: '2026-11-23T09:15:00Z',
    profile: bankProfile('default'),
  })
  const bytes = pain[0]?.bytes ?? new Uint8Array()
  expect(judgeReturnedFile(bytes, pain)).toEqual({ code: 'as-written', part: 1 })
  expect(judgeReturnedFile(bytes.subarray(1), pain)).toEqual({ code: 'altered', signs: [] })
})
