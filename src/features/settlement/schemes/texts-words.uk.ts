import { slavicCount } from '#kernel/plural-forms.ts'
import { schemeIn } from './texts-words-in.ts'

export { appName } from './texts-words.ts'

export const schemeInWords = schemeIn({
  share: (rate, others) => `${rate} нетто із застосунків${others === '' ? '' : ` (інакше: ${others})`}.`,
  perShift: (sum) => `${sum} за кожну зміну.`,
  byShift: (day, night) => `${day} за день і ${night} за ніч.`,
  perHour: (sum) => `${sum} за кожну годину.`,
  rent: 'Усе нетто із застосунків ваше, а за авто ви платите оренду.',
  tier: (rate, over, upTo) => `${rate} від частини понад ${over}${upTo === undefined ? '' : ` до ${upTo}`}`,
  tiers: (parts) => `До цього премія від нетто застосунків: ${parts}.`,
  and: 'і',
  passes: {
    tip: 'Чайові',
    toll: 'Повернення плати за дороги',
    campaign: 'Кампанії',
    cancellation: 'Плата за скасування',
  },
  whole: (what) => `${what}: повністю для вас.`,
  vatBefore: (rate) => `Перед розподілом відкладаємо ${rate} нетто на VAT.`,
  reserveBelowZero: 'Від’ємний резерв збільшує суму для розподілу.',
  vat: (rate, base, relief) =>
    `VAT: ${rate} ${base === 'gross' ? 'брутто' : 'нетто'} із застосунків${relief}.`,
  relief: (rate, part) => `, мінус ${rate} VAT з вашого пального (${part})`,
  vatWithoutGross: 'Якщо застосунок не подає брутто, VAT рахуємо від його нетто.',
  vatBelowZero: 'Якщо VAT вийде від’ємним, це не нуль: він збільшує вашу виплату.',
  partnerFee: (sum, evenWithoutRides) =>
    `Партнерський внесок ${sum} за тиждень${evenWithoutRides ? ', навіть без поїздок' : ''}.`,
  guarantee: (sum, per, leastShifts) =>
    `За роботу ви отримаєте щонайменше ${sum} за ${per === 'week' ? 'тиждень' : 'зміну'}${leastShifts > 0 ? `, якщо за тиждень буде щонайменше ${slavicCount(leastShifts, 'зміна', 'зміни', 'змін')}` : ''}.`,
  fuel: {
    fleet: 'Пальне оплачує автопарк.',
    driver: 'Пальне оплачуєте ви.',
    part: (rate) => `Ви оплачуєте ${rate} пального.`,
  },
  cash: {
    deducted: 'Готівку, яка вже у вас, віднімаємо від виплати.',
    'settled-apart': 'Готівку ви віддаєте автопарку, вона рахується окремо.',
  },
})
