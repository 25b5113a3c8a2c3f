import type { Line, LineCode, LineFacts, Working } from '#features/settlement/domain/public.ts'
import { percent, plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { dayOfLine, noteOfLine, reversedWeekOf } from './domain/said-of-line.ts'

/** The words of a statement's lines in a language, said to the driver. Amounts come written out. */
export interface LineDictionary {
  readonly appName: (app: string) => string
  readonly net: (app: string) => string
  readonly netWithoutApart: (app: string) => string
  readonly gross: (app: string) => string
  readonly commission: (app: string) => string
  readonly other: (app: string) => string
  readonly cash: (app: string) => string
  readonly rules: {
    readonly file: string
    readonly fileApart: (net: string, sign: string, apart: string) => string
    readonly notReckoned: string
    readonly refunds: string
    readonly whole: string
    readonly notBelowZero: string
    /** Apps whose net stands in for a gross that they do not tell. */
    readonly vatOfNet: (apps: string) => string
    readonly notOverVat: string
    readonly withYou: string
    readonly week: string
    readonly accountant: string
    readonly ownTransfer: string
    readonly ofBase: (rate: string, base: string) => string
    readonly perShift: (sum: string) => string
    readonly perWeek: (sum: string) => string
    readonly days: (days: number, rate: string) => string
    readonly per: Readonly<Record<'day' | 'shift' | 'week', (sum: string) => string>>
    readonly refuelings: (count: number) => string
    readonly byShifts: (base: string, shifts: number) => string
    readonly left: (sum: string) => string
    readonly toStatement: (number: string) => string
    readonly decisions: Readonly<Record<NonNullable<LineFacts['decision']>, string>>
  }
  readonly share: string
  readonly shifts: string
  readonly shiftsOf: Readonly<Record<'day' | 'night', string>>
  readonly hours: string
  readonly time: (hours: number, minutes: number) => string
  readonly tier: string
  readonly tierOver: (rate: string, over: string) => string
  readonly guarantee: string
  readonly passed: Readonly<Record<'tip' | 'toll' | 'campaign' | 'cancellation', string>>
  readonly vatOf: (rate: string, base: 'net' | 'gross') => string
  readonly vatRelief: string
  readonly partnerFee: string
  readonly rent: string
  readonly fuel: string
  readonly overMileage: (kilometres: string) => string
  readonly kilometres: (count: number) => string
  readonly charges: Readonly<Record<'wash' | 'fine' | 'damage' | 'deposit' | 'advance', string>>
  /** A charge of that day, `12.11.2026`. */
  readonly ofDay: (label: string, day: string) => string
  readonly instalment: (number: number, of: number) => string
  /** An entry that takes back the labelled one of that week, `47/2026`. */
  readonly reversal: (label: string, week: string) => string
  readonly sharedCost: string
  readonly bonus: string
  readonly bonusWon: string
  readonly headings: Readonly<Record<string, string>>
  readonly correction: string
  readonly correctionOf: (week: string) => string
  readonly ownCar: string
  readonly ownCarCorrection: string
  readonly ownCarCorrectionOf: (week: string) => string
  readonly workings: {
    readonly passedApart: string
    readonly base: string
    readonly vatReserve: string
    readonly leftToShare: string
    readonly work: string
    readonly kilometresAt: (kilometres: string) => string
    readonly proposed: string
  }
}

interface LineWords {
  readonly label: string
  readonly rule: string
}

/** What `texts-lines.ts` says of lines and workings, in another language and to the driver. */
export function linesIn(words: LineDictionary): {
  readonly lineWords: (line: Line) => LineWords
  readonly workingWords: (working: Working) => string
} {
  const { rules } = words
  const kilometres = (metres: number) => words.kilometres(Math.round(metres / 1000))
  const times = ({ quantity, rate }: Line) =>
    rate?.unit !== 'grosze' || quantity === null ? '' : `${quantity} × ${plainAmount(rate.value)}`
  const ofBase = ({ rate, base }: Line) =>
    rate?.unit !== 'basis-points' || base === null ? '' : rules.ofBase(percent(rate.value), plainAmount(base))
  const ofApp = (label: (app: string) => string, rule: string) => (line: Line) => ({
    label: label(words.appName(line.app ?? '')),
    rule,
  })
  const passed = (kind: keyof LineDictionary['passed']) => (line: Line) => ({
    label: words.passed[kind],
    rule: line.rate?.value === 10_000 ? rules.whole : ofBase(line),
  })
  const ofDay = (label: string, facts: LineFacts) => {
    const day = dayOfLine(facts)
    return day ? words.ofDay(label, day) : label
  }
  const inOneRule = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('; ')
  const charge =
    (kind: keyof LineDictionary['charges']) =>
    ({ facts }: Line) => {
      const { instalment: one } = facts
      const label = ofDay(words.charges[kind], facts)
      return {
        label: [label, one && words.instalment(one.number, one.of)].filter(Boolean).join(', '),
        rule: inOneRule(noteOfLine(facts), one && one.left > 0 ? rules.left(zloty(one.left)) : ''),
      }
    }
  const inWeek = ({ week }: LineFacts) => week && `${week.week}/${week.year}`
  const toStatement = ({ statement }: LineFacts) => (statement ? rules.toStatement(statement) : '')
  const named = (label: string, detail: string | null | undefined) => (detail ? `${label} ${detail}` : label)

  const all: Readonly<Record<LineCode, (line: Line) => LineWords>> = {
    'app-net': (line) => {
      const { app, amount, base } = line
      if (base === null || base === amount) return ofApp(words.net, rules.file)(line)
      const apart = base - amount
      const rule = rules.fileApart(plainAmount(base), apart > 0 ? '−' : '+', plainAmount(Math.abs(apart)))
      return { label: words.netWithoutApart(words.appName(app ?? '')), rule }
    },
    'app-gross': ofApp(words.gross, rules.file),
    'app-commission': ofApp(words.commission, rules.notReckoned),
    'app-other': ofApp(words.other, rules.refunds),
    share: (line) => ({
      label: line.rate ? `${words.share}, ${percent(line.rate.value)}` : words.share,
      rule: ofBase(line),
    }),
    'shift-pay': (line) => ({
      label: line.facts.shift ? words.shiftsOf[line.facts.shift] : words.shifts,
      rule: times(line),
    }),
    'hour-pay': ({ rate, facts: { minutes = 0 } }) => ({
      label: words.hours,
      rule: `${words.time(Math.floor(minutes / 60), minutes % 60)} × ${plainAmount(rate?.value ?? 0)}`,
    }),
    tier: (line) => ({
      label: line.rate
        ? words.tierOver(percent(line.rate.value), plainAmount(line.facts.over ?? 0))
        : words.tier,
      rule: ofBase(line),
    }),
    guarantee: ({ quantity, rate, facts }) => ({
      label: words.guarantee,
      rule:
        facts.guaranteePer === 'shift'
          ? rules.perShift(`${quantity} × ${plainAmount(rate?.value ?? 0)}`)
          : rules.perWeek(plainAmount(rate?.value ?? 0)),
    }),
    tip: passed('tip'),
    toll: passed('toll'),
    campaign: passed('campaign'),
    cancellation: passed('cancellation'),
    'vat-charge': (line) => ({
      label: line.rate ? words.vatOf(percent(line.rate.value), line.facts.vatBase ?? 'gross') : 'VAT',
      rule: inOneRule(
        line.facts.floored ? rules.notBelowZero : ofBase(line),
        line.facts.vatOfNet && rules.vatOfNet(line.facts.vatOfNet.map(words.appName).join(', ')),
      ),
    }),
    'vat-relief': ({ base, facts: { relief, floored } }) => ({
      label: words.vatRelief,
      rule: relief
        ? `${rules.ofBase(percent(relief.basisPoints), plainAmount(base ?? 0))} × ${relief.numerator}/${relief.denominator}${floored ? `, ${rules.notOverVat}` : ''}`
        : '',
    }),
    cash: ofApp(words.cash, rules.withYou),
    'partner-fee': () => ({ label: words.partnerFee, rule: rules.week }),
    rent: (line) => ({
      label: named(words.rent, line.facts.vehicle),
      rule:
        line.facts.rentPer === 'week'
          ? rules.days(line.quantity ?? 0, plainAmount(line.rate?.value ?? 0))
          : rules.per[line.facts.rentPer ?? 'day'](times(line)),
    }),
    fuel: (line) => ({
      label: words.fuel,
      rule: `${rules.refuelings(line.quantity ?? 0)}, ${ofBase(line)}`,
    }),
    'over-mileage': ({ facts }) => ({
      label: words.overMileage(kilometres(facts.metres ?? 0)),
      rule: rules.decisions[facts.decision ?? 'proposed'],
    }),
    wash: charge('wash'),
    fine: charge('fine'),
    damage: charge('damage'),
    deposit: charge('deposit'),
    advance: charge('advance'),
    'shared-cost': ({ quantity, base, facts }) => ({
      label: ofDay(words.sharedCost, facts),
      rule: inOneRule(noteOfLine(facts), rules.byShifts(plainAmount(base ?? 0), quantity ?? 0)),
    }),
    bonus: ({ rowIds, facts }) => ({
      label: rowIds.every((id) => id.startsWith('bonus:')) ? words.bonusWon : ofDay(words.bonus, facts),
      rule: noteOfLine(facts),
    }),
    accountant: ({ facts }) => ({
      label: words.headings[facts.heading ?? ''] ?? facts.heading ?? '',
      rule: inOneRule(noteOfLine(facts), rules.accountant),
    }),
    correction: ({ facts }) => {
      const week = inWeek(facts)
      return { label: week ? words.correctionOf(week) : words.correction, rule: toStatement(facts) }
    },
    'own-car': ({ facts }) => ({
      label: named(words.ownCar, facts.vehicle),
      rule: inOneRule(noteOfLine(facts), rules.ownTransfer),
    }),
    'own-car-correction': ({ facts }) => {
      const week = inWeek(facts)
      return {
        label: week ? words.ownCarCorrectionOf(week) : words.ownCarCorrection,
        rule: toStatement(facts),
      }
    },
  }
  const workings: Readonly<Record<Working['code'], (working: Working) => string>> = {
    'app-net': ({ of }) => words.net(words.appName(of ?? '')),
    'app-gross': ({ of }) => words.gross(words.appName(of ?? '')),
    'passed-apart': () => words.workings.passedApart,
    base: () => words.workings.base,
    'vat-reserve': () => words.workings.vatReserve,
    'left-to-share': () => words.workings.leftToShare,
    work: () => words.workings.work,
    part: ({ of }) => words.appName(of ?? ''),
    'rent-of-day': ({ of }) => (of ? `${Number(of.slice(8))}.${of.slice(5, 7)}` : ''),
    'over-mileage-tier': ({ quantity }) => words.workings.kilometresAt(kilometres(quantity ?? 0)),
    proposed: () => words.workings.proposed,
  }
  return {
    lineWords: (line) => {
      const said = all[line.code](line)
      const week = reversedWeekOf(line.facts)
      return week ? { ...said, label: words.reversal(said.label, week) } : said
    },
    workingWords: (working) => workings[working.code](working),
  }
}
