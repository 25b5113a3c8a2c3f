import { englishCount } from '#kernel/plural-forms.ts'
import { schemeIn } from './texts-words-in.ts'

export { appName } from './texts-words.ts'

export const schemeInWords = schemeIn({
  share: (rate, others) => `${rate} of the apps’ net${others === '' ? '' : ` (otherwise: ${others})`}.`,
  perShift: (sum) => `${sum} for each shift.`,
  byShift: (day, night) => `${day} for a day and ${night} for a night.`,
  perHour: (sum) => `${sum} for each hour.`,
  rent: 'All of the apps’ net is yours, and you pay rent for the car.',
  tier: (rate, over, upTo) => `${rate} of what is over ${over}${upTo === undefined ? '' : ` up to ${upTo}`}`,
  tiers: (parts) => `On top, a bonus on the apps’ net: ${parts}.`,
  and: 'and',
  passes: {
    tip: 'Tips',
    toll: 'Refunded tolls',
    campaign: 'Campaigns',
    cancellation: 'Cancellation fees',
  },
  whole: (what) => `${what}: all yours.`,
  vatBefore: (rate) => `Before the split, ${rate} of the net is set aside for VAT.`,
  reserveBelowZero: 'A reserve below zero adds to what is split.',
  vat: (rate, base, relief) => `VAT: ${rate} of the apps’ ${base}${relief}.`,
  relief: (rate, part) => `, less ${rate} of the VAT in your fuel (${part})`,
  vatWithoutGross: 'Where an app tells no gross, VAT is reckoned of its net.',
  vatBelowZero: 'Where the VAT is below zero it is not taken as zero: it adds to your payout.',
  partnerFee: (sum, evenWithoutRides) =>
    `Partner fee ${sum} per week${evenWithoutRides ? ', also without rides' : ''}.`,
  guarantee: (sum, per, leastShifts) =>
    `For your work you get at least ${sum} per ${per}${leastShifts > 0 ? `, if you drive at least ${englishCount(leastShifts, 'shift', 'shifts')} in the week` : ''}.`,
  fuel: {
    fleet: 'The fleet pays the fuel.',
    driver: 'You pay the fuel.',
    part: (rate) => `You pay ${rate} of the fuel.`,
  },
  cash: {
    deducted: 'Cash that you already have is deducted from the payout.',
    'settled-apart': 'You hand cash over to the fleet; it is settled apart.',
  },
})
