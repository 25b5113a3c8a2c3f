import { slavicCount } from '#kernel/plural-forms.ts'
import type * as polish from './texts-waits.ts'
import { waitsIn } from './texts-waits-in.ts'

const cars = (count: number) => slavicCount(count, 'машина', 'машины', 'машин')
const have = (shifts: number) =>
  shifts === 0 ? 'У вас ещё нет смен' : `У вас ${slavicCount(shifts, 'смена', 'смены', 'смен')}`

export const waitWords: typeof polish.waitWords = waitsIn({
  byOffice: 'В резерв перевёл офис.',
  pickedTooLate: 'Смена взята, когда график уже составлялся: свободной машины больше нет.',
  grounded: (reg, why) => (why === '' ? `Машина ${reg} не на ходу.` : `Машина ${reg} не на ходу: ${why}.`),
  rented: (reg) => `Машина ${reg} в аренде.`,
  carPapers: (reg, paper) => `У машины ${reg} нет в это время действующих документов: ${paper}.`,
  carLeft: (reg) => `Машины ${reg} больше нет в автопарке.`,
  driverOff: 'Новую смену сейчас получить нельзя.',
  full: 'Все места на эту смену заняты.',
  closed: 'Эта смена закрыта.',
  noCar: 'Свободной машины сейчас нет.',
  otherShift: 'У вас есть смена прямо перед этой или сразу после неё.',
  free: (reg) => `Машина ${reg} сейчас свободна: решает офис.`,
  limit: (limit, keen) => `Мест: ${limit}, желающих: ${keen}.`,
  cars: (count, keen) => `В наличии ${cars(count)}, желающих: ${keen}.`,
  withoutPapers: (count, without, keen) =>
    `В наличии ${cars(count)}, желающих: ${keen}, без действующих документов ${cars(without)}.`,
  keptOff: 'Офис решил не назначать вам эту смену.',
  reserveNotUsed: 'Свободные места сейчас не заполняются из резерва.',
  past: 'Эта смена уже прошла.',
  noArrangement: 'Не нашлось расклада смен, при котором это место достаётся вам.',
  previousNight: 'У вас ночь с воскресенья на понедельник, а после ночи дневной смены не бывает.',
  inactive: 'Ваша учётная запись водителя неактивна.',
  cameLate: 'Заявка пришла после составления графика и ждёт решения офиса.',
  restBefore: 'У вас смена на следующий день, а после ночи дневной смены не бывает.',
  restAfter: 'У вас смена в предыдущую ночь, а после ночи дневной смены не бывает.',
  sameDate: 'У вас уже есть другая смена в тот же день.',
  driverPapers: (paper) => `У вас нет в это время действующих документов (${paper}).`,
  place: (rank) => `Место в резерве: ${rank}.`,
  decided: {
    minimum: (shifts) => `${have(shifts)}; сначала каждый получает свой минимум смен.`,
    fairness: (shifts) => `${have(shifts)}; у других меньше.`,
    'queue-of-equals': (shifts) => `${have(shifts)}; у других столько же, но их заявки пришли раньше.`,
    queue: (shifts) => `${have(shifts)}; заявки других пришли раньше.`,
    pinned: 'Все места распределил офис.',
    published: 'Все места уже объявлены другим.',
    class: 'Сначала едут те, кто выбрал эту смену, и только потом резерв.',
  },
})
