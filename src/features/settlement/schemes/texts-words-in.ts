import type { Scheme } from '#features/settlement/domain/public.ts'
import { percent, zloty } from '#features/settlement/texts-amounts.ts'
import { appName } from './texts-words.ts'

/** A scheme's sentences in a language, said to the driver. Amounts and rates come written out. */
export interface SchemeDictionary {
  /** @param others apps with rates of their own, empty where there are none */
  readonly share: (rate: string, others: string) => string
  readonly perShift: (sum: string) => string
  readonly byShift: (day: string, night: string) => string
  readonly perHour: (sum: string) => string
  readonly rent: string
  /** @param upTo undefined: without end */
  readonly tier: (rate: string, over: string, upTo: string | undefined) => string
  readonly tiers: (parts: string) => string
  readonly and: string
  readonly passes: Readonly<Record<'tip' | 'toll' | 'campaign' | 'cancellation', string>>
  readonly whole: (what: string) => string
  readonly vatBefore: (rate: string) => string
  readonly reserveBelowZero: string
  readonly vat: (rate: string, base: 'net' | 'gross', relief: string) => string
  readonly relief: (rate: string, part: string) => string
  readonly vatWithoutGross: string
  readonly vatBelowZero: string
  readonly partnerFee: (sum: string, evenWithoutRides: boolean) => string
  readonly guarantee: (sum: string, per: 'week' | 'shift', leastShifts: number) => string
  readonly fuel: { readonly fleet: string; readonly driver: string; readonly part: (rate: string) => string }
  readonly cash: Readonly<Record<Scheme['cash'], string>>
}

/** What `texts-words.ts` says of a scheme, in another language; nothing that moves money is left out. */
export function schemeIn(words: SchemeDictionary): (scheme: Scheme) => string {
  const work = (earns: Scheme['earns']): string => {
    switch (earns.kind) {
      case 'share': {
        const apps = earns.apps.map(({ app, basisPoints }) => `${appName(app)} ${percent(basisPoints)}`)
        return words.share(percent(earns.basisPoints), apps.join(', '))
      }
      case 'per-shift':
        return earns.day === earns.night
          ? words.perShift(zloty(earns.day))
          : words.byShift(zloty(earns.day), zloty(earns.night))
      case 'per-hour':
        return words.perHour(zloty(earns.grosze))
      case 'rent':
        return words.rent
    }
  }
  const tiers = (all: Scheme['tiers']): string[] => {
    if (all.length === 0) return []
    const parts = all.map(({ over, basisPoints }, at) => {
      const next = all[at + 1]
      return words.tier(percent(basisPoints), zloty(over), next && zloty(next.over))
    })
    return [words.tiers(parts.join(` ${words.and} `))]
  }
  const passes = (all: Scheme['passes']): string[] =>
    (Object.keys(words.passes) as (keyof SchemeDictionary['passes'])[]).flatMap((kind) => {
      const pass = all[kind]
      if (pass.kind === 'within-net') return []
      return pass.basisPoints === 10_000
        ? [words.whole(words.passes[kind])]
        : [`${words.passes[kind]}: ${percent(pass.basisPoints)}.`]
    })
  const vat = (rule: Scheme['vat']): string[] => {
    if (rule.kind === 'included') return []
    const rate = percent(rule.basisPoints)
    if (rule.kind === 'before-split')
      return [words.vatBefore(rate), ...(rule.floor ? [] : [words.reserveBelowZero])]
    const { relief } = rule
    const less = relief
      ? words.relief(percent(relief.basisPoints), `${relief.numerator}/${relief.denominator}`)
      : ''
    const ofNet = rule.base === 'gross' && rule.withoutGross === 'net'
    return [
      words.vat(rate, rule.base, less),
      ...(ofNet ? [words.vatWithoutGross] : []),
      ...(rule.floor ? [] : [words.vatBelowZero]),
    ]
  }
  const costs = ({ partnerFee, guarantee, fuelBasisPoints }: Scheme): string[] => [
    ...(partnerFee ? [words.partnerFee(zloty(partnerFee.grosze), partnerFee.evenWithoutRides)] : []),
    ...(guarantee ? [words.guarantee(zloty(guarantee.grosze), guarantee.per, guarantee.leastShifts)] : []),
    fuelBasisPoints === 0
      ? words.fuel.fleet
      : fuelBasisPoints === 10_000
        ? words.fuel.driver
        : words.fuel.part(percent(fuelBasisPoints)),
  ]
  return (scheme) =>
    [
      work(scheme.earns),
      ...tiers(scheme.tiers),
      ...passes(scheme.passes),
      ...vat(scheme.vat),
      ...costs(scheme),
      words.cash[scheme.cash],
    ].join(' ')
}
