import { fuelPageTexts as texts } from './fuel-texts.ts'

const PLN = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' })

/** `64,90 zł` @param grosze whole; undefined is not known */
export function inPln(grosze: number | undefined): string {
  return grosze === undefined ? texts.unknown : PLN.format(grosze / 100)
}
