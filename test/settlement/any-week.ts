import fc from 'fast-check'
import type { Charge } from '#features/settlement/domain/charges/charge.ts'
import type { IncomeFact } from '#features/settlement/domain/facts/income-fact.ts'
import type { Pass, Scheme, VatRule } from '#features/settlement/domain/scheme/scheme.ts'
import { schemeOfWeek } from '#features/settlement/domain/scheme/scheme-of-week.ts'
import { daysOf, WEEK_47 } from '#features/settlement/domain/testing/build.ts'
import type { DrivenShift, SettlementInput } from '#features/settlement/domain/week/input.ts'
import { datesOf, type Week } from '#kernel/week.ts'

/** Basis points, the usual ones and odd ones. */
const rate = fc.oneof(fc.constantFrom(0, 100, 500, 800, 4000, 4500, 5000, 6000, 10_000), fc.nat(10_000))
/** Grosze of a week: mostly some thousands of złoty, now and then 0 or next to it. */
const amount = fc.oneof({ weight: 5, arbitrary: fc.nat(600_000) }, { weight: 1, arbitrary: fc.nat(3) })
const signed = fc.tuple(amount, fc.boolean()).map(([size, minus]) => (minus ? 0 - size : size))

const pass: fc.Arbitrary<Pass> = fc.oneof(
  fc.constant({ kind: 'within-net' } as const),
  rate.map((basisPoints) => ({ kind: 'apart', basisPoints }) as const),
)

const vat: fc.Arbitrary<VatRule> = fc.oneof(
  fc.constant({ kind: 'included' } as const),
  fc.record({ kind: fc.constant('before-split' as const), basisPoints: rate, floor: fc.boolean() }),
  fc.record(
    {
      kind: fc.constant('charged' as const),
      base: fc.constantFrom('gross' as const, 'net' as const),
      basisPoints: rate,
      floor: fc.boolean(),
      relief: fc.option(
        fc.record({ basisPoints: rate, numerator: fc.constant(23), denominator: fc.constant(123) }),
      ),
      withoutGross: fc.constant('net' as const),
      netDecided: fc.constantFrom(['bolt'], ['freenow', 'uber']),
    },
    { requiredKeys: ['kind', 'base', 'basisPoints', 'floor', 'relief'] },
  ),
)

const APPS = ['bolt', 'uber', 'freenow', 'taxi Ł', '__proto__']

export const anyScheme: fc.Arbitrary<Scheme> = fc
  .record<Scheme>({
    earns: fc.oneof(
      fc.record({
        kind: fc.constant('share' as const),
        basisPoints: rate,
        apps: fc.uniqueArray(fc.record({ app: fc.constantFrom(...APPS), basisPoints: rate }), {
          selector: ({ app }) => app,
          maxLength: 2,
        }),
      }),
      fc.record({ kind: fc.constant('per-shift' as const), day: fc.nat(40_000), night: fc.nat(40_000) }),
      fc.record({ kind: fc.constant('per-hour' as const), grosze: fc.nat(5000) }),
      fc.constant({ kind: 'rent' } as const),
    ),
    tiers: fc
      .uniqueArray(fc.record({ over: fc.nat(900_000), basisPoints: rate }), {
        selector: ({ over }) => over,
        maxLength: 3,
      })
      .map((tiers) => tiers.toSorted((a, b) => a.over - b.over)),
    passes: fc.record({ tip: pass, toll: pass, campaign: pass, cancellation: pass }),
    vat,
    partnerFee: fc.option(fc.record({ grosze: fc.nat(20_000), evenWithoutRides: fc.boolean() })),
    guarantee: fc.option(
      fc.record({
        grosze: fc.nat(400_000),
        per: fc.constantFrom('week' as const, 'shift' as const),
        leastShifts: fc.nat(6),
      }),
    ),
    fuelBasisPoints: rate,
    cash: fc.constantFrom('deducted' as const, 'settled-apart' as const),
  })
  .map(madeValid)

/** Leaves out what the judge of schemes would refuse. */
function madeValid(scheme: Scheme): Scheme {
  const { vat, earns, fuelBasisPoints } = scheme
  if (vat.kind === 'before-split' && earns.kind !== 'share') return { ...scheme, vat: { kind: 'included' } }
  if (vat.kind === 'charged' && fuelBasisPoints === 0) return { ...scheme, vat: { ...vat, relief: null } }
  return scheme
}

/** Rows of apps as they are: their amounts add up, and the payout is the net less cash. */
function factsIn(week: Week): fc.Arbitrary<IncomeFact[]> {
  const row = fc.record({
    app: fc.constantFrom(...APPS),
    gross: amount,
    commission: amount,
    tip: fc.option(fc.nat(10_000)),
    toll: fc.option(fc.nat(5000)),
    campaign: fc.option(signed),
    cancellation: fc.option(fc.nat(5000)),
    cash: fc.option(amount),
    adjustment: fc.option(signed),
    says: fc.constantFrom('parts' as const, 'net' as const, 'both' as const),
    payout: fc.boolean(),
    slot: fc.option(fc.record({ day: fc.nat(6), shift: fc.constantFrom('day' as const, 'night' as const) })),
  })
  // Of one app all rows say the same, as an app's files do; a net of one row is not split over two.
  return fc.array(row, { maxLength: 6 }).map((rows) =>
    rows.flatMap((told, at) => {
      const says = rows.find(({ app }) => app === told.app)!.says
      const beside = (told.tip ?? 0) + (told.toll ?? 0) + (told.campaign ?? 0) + (told.cancellation ?? 0)
      const net = told.gross + beside - told.commission
      const payout = net + (told.adjustment ?? 0) - (told.cash ?? 0)
      const amounts = {
        gross: says === 'net' ? null : told.gross,
        commission: says === 'net' ? null : told.commission,
        net: says === 'parts' ? null : net,
        tip: told.tip,
        toll: told.toll,
        campaign: told.campaign,
        cancellation: told.cancellation,
        cash: told.cash,
        adjustment: told.adjustment,
        payout: told.payout ? payout : null,
      }
      const belongs = told.slot
        ? { date: datesOf(week)[told.slot.day]!, shift: told.slot.shift }
        : daysOf(week)
      return Object.entries(amounts).flatMap(([kind, grosze]) =>
        grosze === null
          ? []
          : [
              {
                id: `f${at} ${kind}`,
                app: told.app,
                kind: kind as IncomeFact['kind'],
                grosze,
                belongs,
                row: `r${at}`,
              },
            ],
      )
    }),
  )
}

function shiftsIn(week: Week): fc.Arbitrary<DrivenShift[]> {
  return fc
    .uniqueArray(
      fc.record({
        day: fc.nat(6),
        shift: fc.constantFrom('day' as const, 'night' as const),
        minutes: fc.option(fc.nat(900)),
      }),
      { selector: ({ day, shift }) => `${day} ${shift}`, maxLength: 7 },
    )
    .map((shifts) =>
      shifts.map(({ day, shift, minutes }) => ({
        id: `s${day} ${shift}`,
        date: datesOf(week)[day]!,
        shift,
        minutes,
      })),
    )
}

/** Each driver of a cost has an id of the same length, so that the order of names is plain. */
const split = fc
  .array(fc.nat(7), { minLength: 1, maxLength: 5 })
  .map((shifts) =>
    shifts.map((count, at) => ({ driver: `driver ${at}`, shifts: at === 0 ? count + 1 : count })),
  )

type WithoutId<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never

function chargesIn(week: Week): fc.Arbitrary<Charge[]> {
  const dates = fc.subarray([...datesOf(week)])
  const charge = fc.oneof<fc.Arbitrary<WithoutId<Charge>>[]>(
    fc.record({
      kind: fc.constant('rent' as const),
      vehicle: fc.constant('WX4182L'),
      per: fc.constantFrom('day' as const, 'week' as const),
      grosze: fc.nat(100_000),
      dates,
    }),
    dates.map((of) => ({
      kind: 'rent' as const,
      vehicle: null,
      per: 'shift' as const,
      grosze: 7000,
      slots: of.map((date) => ({ date, shift: 'day' as const })),
    })),
    fc.record({ kind: fc.constant('fuel' as const), grosze: signed }),
    fc.record({
      kind: fc.constant('over-mileage' as const),
      metres: fc.nat(3_000_000),
      tiers: fc.constantFrom(
        [{ overMetres: 1_000_000, groszePerKm: 33 }],
        [
          { overMetres: 0, groszePerKm: 7 },
          { overMetres: 1_500_000, groszePerKm: 51 },
        ],
      ),
      decision: fc.oneof(
        fc.constantFrom(
          { state: 'proposed' } as const,
          { state: 'applied' } as const,
          { state: 'declined' } as const,
        ),
        amount.map((grosze) => ({ state: 'edited' as const, grosze })),
      ),
    }),
    fc.record({
      kind: fc.constantFrom(
        'wash' as const,
        'fine' as const,
        'damage' as const,
        'deposit' as const,
        'advance' as const,
      ),
      grosze: signed,
      instalment: fc.constant(null),
    }),
    fc.tuple(signed, split).map(([grosze, shifts]) => ({
      kind: 'shared-cost' as const,
      grosze,
      driver: 'driver 0',
      shifts,
    })),
    fc.record({ kind: fc.constant('bonus' as const), grosze: amount }),
    fc.record({
      kind: fc.constant('accountant' as const),
      heading: fc.constantFrom('zus', 'pit'),
      grosze: signed,
    }),
    fc.record({
      kind: fc.constant('correction' as const),
      grosze: signed,
      week: fc.constant(WEEK_47),
      statement: fc.constant('R/2026/46/0001'),
    }),
    fc.record({ kind: fc.constant('own-car' as const), vehicle: fc.constant('KR1A'), grosze: amount }),
  )
  return fc
    .array(charge, { maxLength: 8 })
    .map((charges) => charges.map((one, at) => ({ ...one, id: `c${at}` }) as Charge))
}

export function anyRows(
  week: Week = WEEK_47,
): fc.Arbitrary<Pick<SettlementInput, 'facts' | 'shifts' | 'charges'>> {
  return fc.record({ facts: factsIn(week), shifts: shiftsIn(week), charges: chargesIn(week) })
}

export function anyWeek(week: Week = WEEK_47): fc.Arbitrary<SettlementInput> {
  return fc
    .tuple(anyRows(week), anyScheme, signed, fc.boolean())
    .map(([rows, saved, openingBalance, paysWithoutRides]) => {
      const scheme = schemeOfWeek(saved, { ...rows, paysWithoutRides })
      return { ...rows, period: daysOf(week), scheme, openingBalance }
    })
}
