import { slavicCount } from '#kernel/plural-forms.ts'
import type * as polish from './texts-waits.ts'
import { waitsIn } from './texts-waits-in.ts'

const cars = (count: number) => slavicCount(count, 'авто', 'авто', 'авто')
const have = (shifts: number) =>
  shifts === 0 ? 'У вас ще немає змін' : `У вас ${slavicCount(shifts, 'зміна', 'зміни', 'змін')}`

export const waitWords: typeof polish.waitWords = waitsIn({
  byOffice: 'До резерву перевів офіс.',
  pickedTooLate: 'Зміну взято, коли графік уже складався: вільного авто вже немає.',
  grounded: (reg, why) => (why === '' ? `Авто ${reg} не на ходу.` : `Авто ${reg} не на ходу: ${why}.`),
  rented: (reg) => `Авто ${reg} в оренді.`,
  carPapers: (reg, paper) => `Авто ${reg} не має тоді дійсних документів: ${paper}.`,
  carLeft: (reg) => `Авто ${reg} уже немає в автопарку.`,
  driverOff: 'Нову зміну зараз отримати не можна.',
  full: 'Усі місця на цю зміну зайнято.',
  closed: 'Ця зміна закрита.',
  noCar: 'Вільного авто зараз немає.',
  otherShift: 'У вас є зміна безпосередньо перед цією або після неї.',
  free: (reg) => `Авто ${reg} зараз вільне: про нього вирішує офіс.`,
  limit: (limit, keen) => `Місць: ${limit}, охочих: ${keen}.`,
  cars: (count, keen) => `Доступно ${cars(count)}, охочих: ${keen}.`,
  withoutPapers: (count, without, keen) =>
    `Доступно ${cars(count)}, охочих: ${keen}, без дійсних документів ${cars(without)}.`,
  keptOff: 'Офіс вирішив не призначати вам цю зміну.',
  reserveNotUsed: 'Вільні місця зараз не заповнюються з резерву.',
  past: 'Ця зміна вже минула.',
  noArrangement: 'Не знайшлося розкладу змін, у якому це місце випадає вам.',
  previousNight: 'У вас ніч із неділі на понеділок, а після ночі денної зміни не буває.',
  inactive: 'Ваш обліковий запис водія неактивний.',
  cameLate: 'Заявка надійшла після складання графіка й чекає на рішення офісу.',
  restBefore: 'У вас зміна наступного дня, а після ночі денної зміни не буває.',
  restAfter: 'У вас зміна попередньої ночі, а після ночі денної зміни не буває.',
  sameDate: 'У вас уже є інша зміна того самого дня.',
  driverPapers: (paper) => `У вас немає тоді дійсних документів (${paper}).`,
  place: (rank) => `Місце в резерві: ${rank}.`,
  decided: {
    minimum: (shifts) => `${have(shifts)}; спершу кожен отримує свій мінімум змін.`,
    fairness: (shifts) => `${have(shifts)}; в інших менше.`,
    'queue-of-equals': (shifts) => `${have(shifts)}; в інших стільки ж, але їхні заявки надійшли раніше.`,
    queue: (shifts) => `${have(shifts)}; заявки інших надійшли раніше.`,
    pinned: 'Усі місця розподілив офіс.',
    published: 'Усі місця вже оголошено іншим.',
    class: 'Спершу їдуть ті, хто вибрав цю зміну, і лише потім резерв.',
  },
})
