import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { slavicCount } from '#kernel/plural-forms.ts'
import { daysOfYear } from '#platform/pure/dates.ru.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-document.ts'

const MOST_ROWS_NAMED = 3

const ofFile = (name: string, rows: readonly number[]): string =>
  rows.length > MOST_ROWS_NAMED
    ? `${name}, ${slavicCount(rows.length, 'строка', 'строки', 'строк')}`
    : `${name}, ${rows.length === 1 ? 'строка' : 'строки'} ${rows.join(', ')}`

export const ORIGIN_WORDS: typeof polish.ORIGIN_WORDS = {
  file: 'файл приложения',
  shift: 'поездки или график',
  typed: 'вписано в офисе',
  'fuel-page': 'запись на странице топлива',
  'fuel-sheet': 'таблица смен',
  fuel: 'данные о заправках',
  rate: 'постоянная ставка',
  instalments: 'план взносов',
  'bonus-won': 'выигранная премия',
  mileage: 'пробег сверх лимита',
  statement: 'прежний расчёт',
}

export const sourceWords: typeof polish.sourceWords = ({ files, shifts, origins }) => {
  const said = [
    ...files.map(({ name, rows }) => ofFile(name, rows)),
    ...(shifts > 0 ? [slavicCount(shifts, 'смена', 'смены', 'смен')] : []),
    ...origins.map((origin) => ORIGIN_WORDS[origin]),
  ]
  return said.length > 0 ? said.join('; ') : 'правило выплат'
}

export const documentTexts: SameTexts<typeof polish.documentTexts> = {
  title: (week) => `Расчёт за неделю ${week}`,
  period: (monday) => daysOfYear(monday, addDays(monday, 6)),
  fleet: 'Автопарк',
  driver: 'Водитель',
  account: 'Выплата',
  onAccount: 'перевод на счёт',
  noAccount: 'без счёта',
  cash: 'наличные',
  inOffice: 'получить в офисе',
  inCash: 'наличными в офисе или после добавления счёта',
  closed: 'Закрыто',
  closedAt: (date, hour, minute) =>
    `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  scheme: (name) => `правило: ${name}`,
  since: (week, year) => `действует с недели ${week}/${year}`,
  opening: 'С прошлых недель',
  result: (week) => `Итог недели ${week}`,
  toPay: 'К выплате, zł',
  carry: 'На следующую неделю',
  working: (words, grosze) => `${words} ${plainAmount(grosze)}`,
  noDate: '–',
  entry: (kind, statement, week) =>
    [kind, statement ?? (week === null ? '' : `неделя ${week}`)].filter(Boolean).join(' '),
  paidTo: (grosze, account) =>
    account === null
      ? `К выплате ${zloty(grosze)}. Счёта нет, поэтому деньги можно получить наличными в офисе или переводом, когда счёт будет добавлен.`
      : `К выплате ${zloty(grosze)}, переводом на счёт ${account}.`,
  paidInCash: (grosze) => `К выплате ${zloty(grosze)}. Получите их наличными в офисе, под расписку.`,
  carried: (grosze) =>
    `На этой неделе выплаты нет. Сумма ${zloty(grosze)} переходит на следующую неделю. Её можно раньше уменьшить, внеся деньги в офисе.`,
  even: 'На этой неделе выплачивать нечего, и ничего не переходит на следующую неделю.',
  paidApart: (grosze, opening) =>
    `Аренду вашей машины, ${zloty(grosze)}${opening === 0 ? '' : ` (вместе с ${zloty(opening)} за прежние аренды)`}, выплатим отдельно: ни баланс недель, ни долг её не меняют.`,
  carriedApart: (grosze) => `За аренду вашей машины выплаты нет: ${zloty(grosze)} уменьшит следующую аренду.`,
  evenApart: 'За аренду вашей машины выплачивать нечего.',
  toPayApart: 'Аренда машины, отдельно, zł',
  carryApart: 'На следующую аренду',
  answers:
    'Каждая позиция округлена один раз, до гроша. Все суммы рассчитаны автоматически из указанных источников; за результат отвечает офис автопарка.',
  objection:
    'Откройте этот расчёт в телефоне и нажмите «Возражаю» или придите в офис. Ответ будет записан у расчёта. Отправленный документ исправляет только корректировка на следующей неделе.',
}
