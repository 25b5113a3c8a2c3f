import { plural } from '#kernel/polish-text.ts'

const UNITS =
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'.split(
    ' ',
  )
const TENS =
  '- - dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'.split(
    ' ',
  )
const HUNDREDS = '- sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'.split(' ')

/** 999 999 999,99 zł */
export const MOST_IN_WORDS = 99_999_999_999

/**
 * An amount as a receipt says it: `dwieście pięćdziesiąt dziewięć złotych 01 gr`. Grosze stand in two digits.
 * @param grosze whole, from 0 to `MOST_IN_WORDS`
 * @throws RangeError beyond that
 */
export function amountInWords(grosze: number): string {
  if (!Number.isInteger(grosze) || grosze < 0 || grosze > MOST_IN_WORDS)
    throw new RangeError(`${grosze} grosze have no words.`)
  const whole = Math.floor(grosze / 100)
  const zloty = plural(whole, 'złoty', 'złote', 'złotych')
  return `${wholeInWords(whole)} ${zloty} ${String(grosze % 100).padStart(2, '0')} gr`
}

function wholeInWords(whole: number): string {
  if (whole === 0) return 'zero'
  const [millions, thousands, rest] = [
    Math.floor(whole / 1_000_000),
    Math.floor(whole / 1000) % 1000,
    whole % 1000,
  ]
  return [
    // One of them is said without its number: `tysiąc`, `milion`.
    ...(millions > 1 ? belowThousand(millions) : []),
    ...(millions > 0 ? [plural(millions, 'milion', 'miliony', 'milionów')] : []),
    ...(thousands > 1 ? belowThousand(thousands) : []),
    ...(thousands > 0 ? [plural(thousands, 'tysiąc', 'tysiące', 'tysięcy')] : []),
    ...belowThousand(rest),
  ].join(' ')
}

/** No words of 0. */
function belowThousand(number: number): string[] {
  const [hundreds, below] = [Math.floor(number / 100), number % 100]
  const [tens, units] = below < 20 ? [0, below] : [Math.floor(below / 10), below % 10]
  const words = [hundreds && HUNDREDS[hundreds], tens && TENS[tens], units && UNITS[units]]
  return words.filter((word) => typeof word === 'string')
}
