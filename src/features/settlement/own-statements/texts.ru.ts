import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { slavicCount } from '#kernel/plural-forms.ts'
import { daysOfYear } from '#platform/pure/dates.ru.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type { OwnState } from './domain/public.ts'
import type * as polish from './texts.ts'

const day = (date: CalendarDate | undefined) => (date === undefined ? '' : daysOfYear(date, date))

const STATES: Readonly<Record<OwnState, string>> = {
  redone: 'Исправляется',
  'to-pay': 'К выплате',
  'on-the-way': 'В пути',
  'partly-paid': 'Выплачено частично',
  paid: 'Выплачено',
  'moved-on': 'Перенесено дальше',
  owed: 'Переходит дальше',
  'debt-passed': 'Перешло дальше',
  'debt-even': 'Погашено',
  even: 'Без выплаты',
}

const toAccount = (end: string) => `на счёт, который заканчивается на ${end}`

export const ownStatementTexts: SameTexts<typeof polish.ownStatementTexts> = {
  saysFrozen: false,
  title: 'Мои расчёты',
  logInTitle: 'Ваши расчёты',
  locked: 'Введите номер телефона и PIN, чтобы увидеть свои расчёты.',
  givePin: 'Ввести PIN',
  ended:
    'Сеанс закончился, прежде чем вопрос дошёл до офиса. Он сохранён на этом устройстве: войдите ещё раз и отправьте его.',
  loading: 'Загрузка расчётов …',
  failed: 'Не удалось загрузить расчёты.',
  again: 'Попробовать ещё раз',
  logOut: 'Выйти',
  logOutTitle: 'Неотправленный вопрос',
  logOutLead: (questions) =>
    questions === 1
      ? 'Написанный вопрос не дошёл до офиса. После выхода он исчезнет с этого устройства.'
      : `До офиса не дошло: ${slavicCount(questions, 'вопрос', 'вопроса', 'вопросов')}. После выхода они исчезнут с этого устройства.`,
  logOutAll: 'Выйти и удалить',
  stay: 'Остаться',
  back: 'Мои расчёты',
  empty: 'У вас ещё нет ни одного расчёта.',
  emptyLead: 'Он появится здесь, когда офис закроет первую неделю, в которой вы ездите.',
  newest: 'Новейшие',
  older: 'Прежние',
  showOlder: 'Показать более старые',
  states: STATES,
  week: (week) => `Неделя ${week}`,
  day,
  shortDay: (date) => (date === undefined ? '' : formatStateDay(date)),
  noDate: '–',
  amount: plainAmount,
  currency: 'zł',
  balanceOwed: (grosze, prepared, onTheWay) => {
    const parts = [
      onTheWay > 0 ? `${zloty(onTheWay)} уже в пути` : '',
      prepared > 0 ? `${zloty(prepared)} в подготовленном переводе` : '',
    ].filter(Boolean)
    return `Автопарк должен вам ${zloty(grosze)}${parts.length > 0 ? `, из них ${parts.join(', а ')}` : ''}.`
  },
  balanceAway: (prepared, onTheWay) =>
    [
      onTheWay > 0 ? `Уже в пути к вам: ${zloty(onTheWay)}.` : '',
      prepared > 0 ? `В подготовленном переводе: ${zloty(prepared)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  balanceOwing: (grosze) =>
    `За вами долг ${zloty(grosze)}. Эта сумма уменьшит следующий расчёт; её также можно внести в офисе.`,
  apartOwing: (grosze) => `За аренду вашей машины: ${zloty(grosze)} уменьшит следующую аренду.`,
  apartAmount: (grosze) => `Аренда вашей машины, отдельно: ${zloty(grosze)}`,
  apartWhere: {
    movedOn: 'Эта сумма вошла в следующую аренду.',
    restMovedOn: (paid, rest) => `Выплачено ${zloty(paid)}, а ${zloty(rest)} вошло в следующую аренду.`,
    owed: (grosze) => `${zloty(grosze)} уменьшит следующую аренду.`,
    even: 'За аренду машины выплачивать нечего.',
  },
  paymentApart: 'за аренду машины',
  answered: 'Есть ответ офиса',
  asked: 'Ждёт ответа',
  where: {
    redone: 'Офис открыл этот расчёт, чтобы исправить его. Суммы появятся, когда его закроют.',
    inCash: 'Наличными: получить в офисе.',
    toPay: (end) =>
      end === null
        ? 'У нас нет вашего счёта: деньги получите наличными в офисе или переводом, когда укажете счёт.'
        : `Перевод ${toAccount(end)}`,
    onTheWay: (end) =>
      ['Банк, возможно, уже делает перевод', end === null ? '' : toAccount(end)].filter(Boolean).join(' '),
    partlyPaid: (paid, left) => `Выплачено ${zloty(paid)}, осталось ${zloty(left)}.`,
    paid: (date, by, end) =>
      `${day(date)}, ${by === 'cash' ? 'наличными в офисе' : end === null ? 'переводом' : toAccount(end)}`,
    movedOn: 'Эта сумма вошла в более новый расчёт.',
    restMovedOn: (paid, rest) => `Выплачено ${zloty(paid)}, а ${zloty(rest)} вошло в более новый расчёт.`,
    owed: 'Эта сумма переходит на следующую неделю. Её можно раньше уменьшить, внеся деньги в офисе.',
    owedRest: (left) =>
      `Из этой суммы осталось ${zloty(left)}: перейдёт на следующую неделю. Её можно раньше уменьшить, внеся деньги в офисе.`,
    debtPassed: (left, statement) =>
      `${left === null ? 'Эта сумма вошла' : `Из этой суммы ${zloty(left)} вошло`} в расчёт ${statement}.`,
    debtEven: 'Эта сумма уже погашена.',
    even: 'На этой неделе выплачивать нечего, и ничего не переходит дальше.',
  },
  lines: 'Как получилась эта сумма',
  how: 'Как это посчитано',
  source: (words) => `Откуда: ${words}`,
  cash: 'Наличные, которые уже у вас',
  passed: 'Отдельно для вас',
  result: 'Итог недели',
  opening: 'С прошлых недель',
  toPay: 'К выплате',
  carry: 'На следующую неделю',
  total: 'Всего',
  apart: 'Платится отдельно',
  corrections: 'Корректировки',
  correction: (grosze) => `Корректировка ${plainAmount(grosze)}`,
  correctionIn: (number) => `Вошла в расчёт ${number}.`,
  correctionWaits: 'Войдёт в следующий расчёт. Этот расчёт остаётся без изменений.',
  correctionOf: (what, before, now) => `${what}: было ${plainAmount(before)}, стало ${plainAmount(now)}`,
  payments: 'Выплаты',
  payment: (by, end) =>
    by === 'cash' ? 'Наличными в офисе' : end === null ? 'Переводом' : `Переводом ${toAccount(end)}`,
  returned: (date) => `Перевод вернулся ${day(date)}.`,
  takenBack: (date) => `Выплата отменена ${day(date)}.`,
  rule: 'Ваше правило расчёта',
  ruleSince: (week, year) => `Действует с недели ${week}/${year}.`,
  ledger: 'Ваш баланс на день закрытия',
  ledgerColumns: { date: 'Дата', what: 'Что', amount: 'Сумма', balance: 'Баланс' },
  document: (number, closed, version) =>
    `${number}, закрыто ${day(closed)}${version > 1 ? `, версия ${version}` : ''}`,
  automatic: 'Суммы рассчитаны автоматически из указанных источников. За результат отвечает офис автопарка.',
  print: 'Скачать PDF',
  printing: 'Готовим …',
  printFailed: 'Не удалось скачать PDF. Проверьте интернет и попробуйте ещё раз.',
  disagree: 'Возражаю',
  unsent: 'есть неотправленный вопрос',
  disagreeLead: 'Напишите, что не так. Вопрос попадёт в офис, а ответ вы увидите здесь, у расчёта.',
  question: 'С чем вы не согласны?',
  letters: (used, most) => `${used} из ${slavicCount(most, 'знака', 'знаков', 'знаков')}`,
  tooLong: (over) =>
    `Слишком длинно на ${slavicCount(over, 'знак', 'знака', 'знаков')}. Сократите или отправьте остальное вторым вопросом.`,
  send: 'Отправить в офис',
  sending: 'Отправка …',
  sent: 'Вопрос в офисе. Ответ появится у этого расчёта.',
  notSent: 'Вопрос не отправлен. Текст остался на этом устройстве.',
  close: 'Закрыть',
  kept: 'Написанное в вопросе сохранено на этом устройстве.',
  questions: 'Ваши вопросы',
  byOffice: 'записал офис',
  channel: 'О новом расчёте сообщаем вам',
  byEmail: (address) => `письмом на ${address}`,
  bySms: (number) => `SMS на ${number}`,
  byNothing: 'никак, проверяю здесь',
  noMessages: 'Офис не отправляет e-mail и SMS о расчётах. Каждый новый расчёт вы найдёте здесь.',
  channelSaved: 'Сохранено.',
  waits: 'Офис ещё не ответил.',
  officeSays: 'Ответ офиса',
}
