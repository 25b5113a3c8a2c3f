import type { Scheme } from '#features/settlement/domain/public.ts'
import { percent, plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { counted } from '#kernel/polish-text.ts'

const APPS: Readonly<Record<string, string>> = { bolt: 'Bolt', uber: 'Uber', freenow: 'FREENOW' }

/** An app as a person calls it. */
export function appName(app: string): string {
  return APPS[app] ?? app
}

const PASSES = {
  tip: 'Napiwki',
  toll: 'Zwroty opłat drogowych',
  campaign: 'Kampanie',
  cancellation: 'Opłaty za anulowanie',
} as const

/** A scheme in sentences, as the driver reads them; nothing of it is left out that moves money. */
export function schemeInWords(scheme: Scheme): string {
  return [
    workInWords(scheme.earns),
    ...tiersInWords(scheme.tiers),
    ...passesInWords(scheme.passes),
    ...vatInWords(scheme.vat),
    ...costsInWords(scheme),
    scheme.cash === 'deducted'
      ? 'Gotówkę, którą już masz, odejmujemy od wypłaty.'
      : 'Gotówkę oddajesz flocie, jest rozliczana osobno.',
  ].join(' ')
}

function workInWords(earns: Scheme['earns']): string {
  switch (earns.kind) {
    case 'share': {
      const apps = earns.apps.map(({ app, basisPoints }) => `${appName(app)} ${percent(basisPoints)}`)
      const others = apps.length > 0 ? ` (inaczej: ${apps.join(', ')})` : ''
      return `${percent(earns.basisPoints)} netto z aplikacji${others}.`
    }
    case 'per-shift':
      return earns.day === earns.night
        ? `${zloty(earns.day)} za każdą zmianę.`
        : `${zloty(earns.day)} za dzień i ${zloty(earns.night)} za noc.`
    case 'per-hour':
      return `${zloty(earns.grosze)} za każdą godzinę.`
    case 'rent':
      return 'Całe netto z aplikacji jest Twoje, a za auto płacisz najem.'
  }
}

function tiersInWords(tiers: Scheme['tiers']): string[] {
  if (tiers.length === 0) return []
  const parts = tiers.map(({ over, basisPoints }, index) => {
    const next = tiers[index + 1]
    const upTo = next ? ` do ${plainAmount(next.over)}` : ''
    return `${percent(basisPoints)} z części ponad ${plainAmount(over)}${upTo}\u00a0zł`
  })
  return [`Do tego premia od netto aplikacji: ${parts.join(' i ')}.`]
}

function passesInWords(passes: Scheme['passes']): string[] {
  const kinds = Object.keys(PASSES) as (keyof typeof PASSES)[]
  return kinds.flatMap((kind) => {
    const pass = passes[kind]
    if (pass.kind === 'within-net') return []
    return pass.basisPoints === 10_000
      ? [`${PASSES[kind]} w całości.`]
      : [`${PASSES[kind]}: ${percent(pass.basisPoints)}.`]
  })
}

function vatInWords(vat: Scheme['vat']): string[] {
  if (vat.kind === 'included') return []
  const rate = percent(vat.basisPoints)
  const reserve = vat.floor ? [] : ['Ujemna rezerwa powiększa kwotę do podziału.']
  const floor = vat.floor ? [] : ['Gdy VAT wyjdzie ujemny, nie jest zerem, tylko zwiększa Twoją wypłatę.']
  if (vat.kind === 'before-split') return [`Przed podziałem odkładamy ${rate} netto na VAT.`, ...reserve]
  const base = vat.base === 'gross' ? 'brutto' : 'netto'
  const { relief } = vat
  const less = relief
    ? `, pomniejszone o ${percent(relief.basisPoints)} VAT z Twojego paliwa (${relief.numerator}/${relief.denominator})`
    : ''
  const withoutGross =
    vat.base === 'gross' && vat.withoutGross === 'net'
      ? ['Gdy aplikacja nie podaje brutto, VAT liczymy od jej netto.']
      : []
  return [`VAT: ${rate} ${base} z aplikacji${less}.`, ...withoutGross, ...floor]
}

function costsInWords({ partnerFee, guarantee, fuelBasisPoints }: Scheme): string[] {
  const fuel =
    fuelBasisPoints === 0
      ? 'Paliwo płaci flota.'
      : fuelBasisPoints === 10_000
        ? 'Paliwo płacisz Ty.'
        : `Płacisz ${percent(fuelBasisPoints)} paliwa.`
  return [
    ...(partnerFee
      ? [
          `Opłata partnerska ${zloty(partnerFee.grosze)} za tydzień${partnerFee.evenWithoutRides ? ', także bez przejazdów' : ''}.`,
        ]
      : []),
    ...(guarantee
      ? [
          `Za pracę dostaniesz co najmniej ${zloty(guarantee.grosze)} za ${guarantee.per === 'week' ? 'tydzień' : 'zmianę'}${guarantee.leastShifts > 0 ? `, jeśli przejeździsz co najmniej ${counted(guarantee.leastShifts, 'zmianę', 'zmiany', 'zmian')} w tygodniu` : ''}.`,
        ]
      : []),
    fuel,
  ]
}
