import { slavicCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-give.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  title: 'Віддати зміну',
  mayTake: (count) => `Зараз її може взяти: ${slavicCount(count, 'особа', 'особи', 'осіб')}.`,
  nobodyMay: 'Зараз ніхто не може її взяти. Її побачать усі, хто зможе пізніше.',
  reserveFirst: 'Спочатку питаємо резерв.',
  swapWith: (names, more) =>
    more === 0
      ? `Підходить: ${names}.`
      : `Підходить: ${names} і ще ${slavicCount(more, 'особа', 'особи', 'осіб')}.`,
  noSwap: 'Зараз ні в кого немає зміни, на яку її можна обміняти.',
  theirShift: 'Зміна цієї особи',
  unknownPeople: 'Зараз невідомо, хто може її взяти: немає з’єднання.',
  loading: 'Завантаження …',
  again: 'Спробувати ще раз',
  gone: 'Цю зміну вже не можна віддати: вона почалася або не ваша.',
  off: 'Офіс вимкнув передавання змін. Зателефонуйте в офіс.',
  officeAsks: 'Офіс шукає водія на цю зміну і питає вас.',
}
