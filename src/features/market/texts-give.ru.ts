import { slavicCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-give.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  title: 'Отдать смену',
  mayTake: (count) => `Сейчас её может взять: ${slavicCount(count, 'человек', 'человека', 'человек')}.`,
  nobodyMay: 'Сейчас никто не может её взять. Её увидят все, кто сможет позже.',
  reserveFirst: 'Сначала спрашиваем резерв.',
  swapWith: (names, more) =>
    more === 0
      ? `Подходит: ${names}.`
      : `Подходит: ${names} и ещё ${slavicCount(more, 'человек', 'человека', 'человек')}.`,
  noSwap: 'Сейчас ни у кого нет смены, на которую её можно обменять.',
  theirShift: 'Смена этого человека',
  unknownPeople: 'Сейчас неизвестно, кто может её взять: нет соединения.',
  loading: 'Загрузка …',
  again: 'Попробовать ещё раз',
  gone: 'Эту смену уже нельзя отдать: она началась или она не ваша.',
  off: 'Офис выключил передачу смен. Позвоните в офис.',
  officeAsks: 'Офис ищет водителя на эту смену и спрашивает вас.',
}
