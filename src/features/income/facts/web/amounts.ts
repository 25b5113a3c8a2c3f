import { inZloty } from '#kernel/money.ts'
import { factTexts } from '../texts.ts'

/** Figures as they stand on a screen; what is unknown is said so, never shown as 0 (D33). */
type Words = (value: number | null) => string

function numbers(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat('pl-PL', {
    useGrouping: 'always',
    ...options,
  } as Intl.NumberFormatOptions)
  return (value) => format.format(value).replace('-', '−')
}

const twoDecimals = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = numbers({ maximumFractionDigits: 0 })
const oneDecimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

function orUnknown(words: (value: number) => string): Words {
  return (value) => (value === null ? factTexts.unknown : words(value))
}

/** `1 234,50 zł` @param value grosze */
export const money: Words = orUnknown((value) => factTexts.zloty(inZloty(value)))
/** `2,35 zł/km` @param value grosze per km */
export const moneyPerKm: Words = orUnknown((value) => factTexts.zlotyPerKm(inZloty(value)))
/** `187 km` @param value metres */
export const kilometres: Words = orUnknown((value) => `${whole(value / 1000)}\u00a0km`)
/** `6,42 l/100 km` @param value hundredths */
export const consumption: Words = orUnknown((value) => `${twoDecimals(value / 100)}\u00a0l/100\u00a0km`)
/** `9 h 30 min` @param value minutes */
export const hours: Words = orUnknown((value) => {
  const rest = value % 60
  return `${whole((value - rest) / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${rest}\u00a0min`}`
})
export const count: Words = orUnknown(whole)
export const average: Words = orUnknown(oneDecimal)
/** `62,5%` @param value 0-1 */
export const share: Words = orUnknown(percent)
