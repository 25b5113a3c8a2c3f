import { judgeScheme, type Scheme } from '#features/settlement/domain/public.ts'
import { hundredths, typedHundredths, wholeNumber } from '#features/settlement/web/public-numbers.ts'
import { faultField, faultText } from '../texts.ts'
import { editorTexts } from '../texts-editor.ts'

type PassKind = keyof Scheme['passes']
export const PASSES = ['tip', 'toll', 'campaign', 'cancellation'] as const satisfies readonly PassKind[]

/**
 * A scheme as it is typed: all choices and fields at once, so that nothing typed is lost by another
 * choice.
 */
export interface SchemeForm {
  readonly earns: Scheme['earns']['kind']
  readonly share: string
  readonly apps: readonly { readonly app: string; readonly rate: string }[]
  readonly day: string
  readonly night: string
  readonly hour: string
  readonly tiers: readonly { readonly over: string; readonly rate: string }[]
  readonly passes: Readonly<Record<PassKind, { readonly apart: boolean; readonly rate: string }>>
  readonly vat: Scheme['vat']['kind']
  readonly vatBase: 'gross' | 'net'
  readonly withoutGross: 'block' | 'net'
  readonly vatRate: string
  readonly vatFloor: boolean
  readonly relief: boolean
  readonly reliefRate: string
  readonly reliefNumerator: string
  readonly reliefDenominator: string
  readonly fee: boolean
  readonly feeAmount: string
  readonly feeAlways: boolean
  readonly guarantee: 'none' | 'week' | 'shift'
  readonly guaranteeAmount: string
  readonly leastShifts: string
  readonly fuel: string
  readonly cash: Scheme['cash']
}

/** What a new scheme begins with: half of the net, tips and tolls the driver's. */
export const USUAL: SchemeForm = {
  earns: 'share',
  share: '50',
  apps: [],
  day: '',
  night: '',
  hour: '',
  tiers: [],
  passes: {
    tip: { apart: true, rate: '100' },
    toll: { apart: true, rate: '100' },
    campaign: { apart: false, rate: '100' },
    cancellation: { apart: false, rate: '100' },
  },
  vat: 'included',
  vatBase: 'gross',
  withoutGross: 'block',
  vatRate: '8',
  vatFloor: true,
  relief: false,
  reliefRate: '50',
  reliefNumerator: '23',
  reliefDenominator: '123',
  fee: false,
  feeAmount: '',
  feeAlways: false,
  guarantee: 'none',
  guaranteeAmount: '',
  leastShifts: '1',
  fuel: '0',
  cash: 'deducted',
}

/** The scheme as its fields show it; what it does not use stands as usual. */
export function formOf(scheme: Scheme): SchemeForm {
  const { earns, vat, partnerFee, guarantee } = scheme
  const passes = Object.fromEntries(
    PASSES.map((kind) => {
      const pass = scheme.passes[kind]
      const rate = pass.kind === 'apart' ? typedHundredths(pass.basisPoints) : '100'
      return [kind, { apart: pass.kind === 'apart', rate }]
    }),
  ) as SchemeForm['passes']
  return {
    ...USUAL,
    ...earningOf(earns),
    tiers: scheme.tiers.map(({ over, basisPoints }) => ({
      over: typedHundredths(over),
      rate: typedHundredths(basisPoints),
    })),
    passes,
    ...vatOf(vat),
    ...(partnerFee
      ? {
          fee: true,
          feeAmount: typedHundredths(partnerFee.grosze),
          feeAlways: partnerFee.evenWithoutRides,
        }
      : {}),
    ...(guarantee
      ? {
          guarantee: guarantee.per,
          guaranteeAmount: typedHundredths(guarantee.grosze),
          leastShifts: String(guarantee.leastShifts),
        }
      : {}),
    fuel: typedHundredths(scheme.fuelBasisPoints),
    cash: scheme.cash,
  }
}

function earningOf(earns: Scheme['earns']): Partial<SchemeForm> {
  switch (earns.kind) {
    case 'share': {
      const apps = earns.apps.map(({ app, basisPoints }) => ({ app, rate: typedHundredths(basisPoints) }))
      return { earns: earns.kind, share: typedHundredths(earns.basisPoints), apps }
    }
    case 'per-shift':
      return { earns: earns.kind, day: typedHundredths(earns.day), night: typedHundredths(earns.night) }
    case 'per-hour':
      return { earns: earns.kind, hour: typedHundredths(earns.grosze) }
    case 'rent':
      return { earns: earns.kind }
  }
}

function vatOf(vat: Scheme['vat']): Partial<SchemeForm> {
  if (vat.kind === 'included') return { vat: vat.kind }
  const rate = { vat: vat.kind, vatRate: typedHundredths(vat.basisPoints), vatFloor: vat.floor }
  if (vat.kind === 'before-split') return rate
  const { relief } = vat
  const base: Partial<SchemeForm> = { vatBase: vat.base, withoutGross: vat.withoutGross ?? 'block' }
  if (!relief) return { ...rate, ...base }
  return {
    ...rate,
    ...base,
    relief: true,
    reliefRate: typedHundredths(relief.basisPoints),
    reliefNumerator: String(relief.numerator),
    reliefDenominator: String(relief.denominator),
  }
}

/** What was typed, or what is wrong with it by the path of the scheme's field. */
export type ReadForm =
  | { readonly ok: true; readonly scheme: Scheme }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** The scheme that the fields say, judged by the rule that the server judges by. */
export function readForm(form: SchemeForm): ReadForm {
  const scheme = schemeOf(form)
  const errors: Record<string, string> = {}
  const look = (value: unknown, path: string) => {
    if (typeof value === 'number' && Number.isNaN(value))
      errors[path] = /basisPoints$/i.test(path) ? editorTexts.percentMissing : editorTexts.numberMissing
    else if (value && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) look(part, path ? `${path}.${key}` : key)
  }
  look(scheme, '')
  for (const fault of judgeScheme(scheme)) errors[faultField(fault)] ??= faultText(fault)
  return Object.keys(errors).length === 0 ? { ok: true, scheme } : { ok: false, errors }
}

function schemeOf(form: SchemeForm): Scheme {
  const passes = Object.fromEntries(
    PASSES.map((kind) => {
      const { apart, rate } = form.passes[kind]
      return [kind, apart ? { kind: 'apart', basisPoints: hundredths(rate) } : { kind: 'within-net' }]
    }),
  ) as unknown as Scheme['passes']
  return {
    earns: earnsOf(form),
    tiers: form.tiers.map(({ over, rate }) => ({ over: hundredths(over), basisPoints: hundredths(rate) })),
    passes,
    vat: vatRuleOf(form),
    partnerFee: form.fee ? { grosze: hundredths(form.feeAmount), evenWithoutRides: form.feeAlways } : null,
    guarantee:
      form.guarantee === 'none'
        ? null
        : {
            grosze: hundredths(form.guaranteeAmount),
            per: form.guarantee,
            leastShifts: wholeNumber(form.leastShifts),
          },
    fuelBasisPoints: hundredths(form.fuel),
    cash: form.cash,
  }
}

function earnsOf(form: SchemeForm): Scheme['earns'] {
  switch (form.earns) {
    case 'share':
      return {
        kind: 'share',
        basisPoints: hundredths(form.share),
        apps: form.apps.map(({ app, rate }) => ({ app, basisPoints: hundredths(rate) })),
      }
    case 'per-shift':
      return { kind: 'per-shift', day: hundredths(form.day), night: hundredths(form.night) }
    case 'per-hour':
      return { kind: 'per-hour', grosze: hundredths(form.hour) }
    case 'rent':
      return { kind: 'rent' }
  }
}

function vatRuleOf(form: SchemeForm): Scheme['vat'] {
  const rate = { basisPoints: hundredths(form.vatRate), floor: form.vatFloor }
  if (form.vat === 'included') return { kind: 'included' }
  if (form.vat === 'before-split') return { kind: 'before-split', ...rate }
  const relief = form.relief
    ? {
        basisPoints: hundredths(form.reliefRate),
        numerator: wholeNumber(form.reliefNumerator),
        denominator: wholeNumber(form.reliefDenominator),
      }
    : null
  const isOfNet = form.vatBase === 'gross' && form.withoutGross === 'net'
  const withoutGross = isOfNet ? ({ withoutGross: 'net' } as const) : {}
  return { kind: 'charged', base: form.vatBase, ...rate, relief, ...withoutGross }
}
