import { slavicCount } from '#kernel/plural-forms.ts'
import { schemeIn } from './texts-words-in.ts'

export { appName } from './texts-words.ts'

export const schemeInWords = schemeIn({
  share: (rate, others) => `${rate} нетто из приложений${others === '' ? '' : ` (иначе: ${others})`}.`,
  perShift: (sum) => `${sum} за каждую смену.`,
  byShift: (day, night) => `${day} за день и ${night} за ночь.`,
  perHour: (sum) => `${sum} за каждый час.`,
  rent: 'Всё нетто из приложений ваше, а за машину вы платите аренду.',
  tier: (rate, over, upTo) => `${rate} с части свыше ${over}${upTo === undefined ? '' : ` до ${upTo}`}`,
  tiers: (parts) => `К этому премия от нетто приложений: ${parts}.`,
  and: 'и',
  passes: {
    tip: 'Чаевые',
    toll: 'Возврат платы за дороги',
    campaign: 'Кампании',
    cancellation: 'Плата за отмену',
  },
  whole: (what) => `${what}: полностью для вас.`,
  vatBefore: (rate) => `Перед разделом откладываем ${rate} нетто на VAT.`,
  reserveBelowZero: 'Отрицательный резерв увеличивает сумму для раздела.',
  vat: (rate, base, relief) =>
    `VAT: ${rate} ${base === 'gross' ? 'брутто' : 'нетто'} из приложений${relief}.`,
  relief: (rate, part) => `, минус ${rate} VAT с вашего топлива (${part})`,
  vatWithoutGross: 'Если приложение не указывает брутто, VAT считаем от его нетто.',
  vatBelowZero: 'Если VAT выйдет отрицательным, это не ноль: он увеличивает вашу выплату.',
  partnerFee: (sum, evenWithoutRides) =>
    `Партнёрский взнос ${sum} за неделю${evenWithoutRides ? ', даже без поездок' : ''}.`,
  guarantee: (sum, per, leastShifts) =>
    `За работу вы получите не меньше ${sum} за ${per === 'week' ? 'неделю' : 'смену'}${leastShifts > 0 ? `, если за неделю будет не меньше чем ${slavicCount(leastShifts, 'смена', 'смены', 'смен')}` : ''}.`,
  fuel: {
    fleet: 'Топливо оплачивает автопарк.',
    driver: 'Топливо оплачиваете вы.',
    part: (rate) => `Вы оплачиваете ${rate} топлива.`,
  },
  cash: {
    deducted: 'Наличные, которые уже у вас, вычитаем из выплаты.',
    'settled-apart': 'Наличные вы отдаёте автопарку, они считаются отдельно.',
  },
})
