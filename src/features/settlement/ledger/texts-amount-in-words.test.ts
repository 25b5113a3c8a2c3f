import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords, MOST_IN_WORDS } from './texts-amount-in-words.ts'

test.each([
  [0, 'zero złotych 00 gr'],
  [1, 'zero złotych 01 gr'],
  [100, 'jeden złoty 00 gr'],
  [25_901, 'dwieście pięćdziesiąt dziewięć złotych 01 gr'],
  [1_200, 'dwanaście złotych 00 gr'],
  [2_250, 'dwadzieścia dwa złote 50 gr'],
  [11_200, 'sto dwanaście złotych 00 gr'],
  [100_000, 'tysiąc złotych 00 gr'],
  [100_100, 'tysiąc jeden złotych 00 gr'],
  [205_307, 'dwa tysiące pięćdziesiąt trzy złote 07 gr'],
  [2_100_000, 'dwadzieścia jeden tysięcy złotych 00 gr'],
  [100_000_000, 'milion złotych 00 gr'],
  [250_000_490, 'dwa miliony pięćset tysięcy cztery złote 90 gr'],
  [
    MOST_IN_WORDS,
    'dziewięćset dziewięćdziesiąt dziewięć milionów dziewięćset dziewięćdziesiąt dziewięć tysięcy dziewięćset dziewięćdziesiąt dziewięć złotych 99 gr',
  ],
])('%i grosze: %s', (grosze, words) => expect(amountInWords(grosze)).toBe(words))

const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć'].map(
    (word, at) => [word, at] as const,
  ),
  ...['dziesięć', 'jedenaście', 'dwanaście', 'trzynaście', 'czternaście', 'piętnaście', 'szesnaście'].map(
    (word, at) => [word, at + 10] as const,
  ),
  ...[['siedemnaście', 17] as const, ['osiemnaście', 18] as const, ['dziewiętnaście', 19] as const],
  ...['dwadzieścia', 'trzydzieści', 'czterdzieści', 'pięćdziesiąt', 'sześćdziesiąt'].map(
    (word, at) => [word, at * 10 + 20] as const,
  ),
  ...['siedemdziesiąt', 'osiemdziesiąt', 'dziewięćdziesiąt'].map((word, at) => [word, at * 10 + 70] as const),
  ...['sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset', 'sześćset', 'siedemset', 'osiemset'].map(
    (word, at) => [word, at * 100 + 100] as const,
  ),
  ['dziewięćset', 900],
])

/** The words read back, one after another. */
function readBack(words: string): number {
  let [whole, group] = [0, 0]
  for (const word of words.split(' ').slice(0, -3)) {
    const times = word.startsWith('milion') ? 1_000_000 : /^tysi[ąęa]c/.test(word) ? 1000 : 0
    if (times) [whole, group] = [whole + (group || 1) * times, 0]
    else group += VALUES[word] ?? Number.NaN
  }
  return (whole + group) * 100 + Number(words.split(' ').at(-2))
}

const amount = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: MOST_IN_WORDS }))

test('read back, the words are the amount', () => {
  fc.assert(
    fc.property(amount, (grosze) => {
      expect(readBack(amountInWords(grosze))).toBe(grosze)
    }),
  )
})

test('złoty goes with the last digits: 1 złoty, 2–4 złote but for 12–14, else złotych', () => {
  fc.assert(
    fc.property(amount, (grosze) => {
      const whole = Math.floor(grosze / 100)
      const few = whole % 10 >= 2 && whole % 10 <= 4 && (whole % 100 < 12 || whole % 100 > 14)
      const word = whole === 1 ? 'złoty' : few ? 'złote' : 'złotych'
      expect(amountInWords(grosze).split(' ').at(-3)).toBe(word)
    }),
  )
})

test.each([-1, 0.5, MOST_IN_WORDS + 1, Number.NaN])('%d has no words', (grosze) => {
  expect(() => amountInWords(grosze)).toThrow(RangeError)
})
