import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './asked-texts.ts'

type Got = Parameters<typeof polish.askedTexts.got>[0]

const words: Readonly<Record<Exclude<Got['kind'], 'reserve'>, string>> = {
  accepted: 'принято',
  waits: 'резерв',
  gone: 'в заявке уже нет',
  'on-call': 'по вызову',
  nothing: 'без места в графике',
}

export const askedTexts: SameTexts<typeof polish.askedTexts> = {
  title: 'Заявка и результат',
  sentAt: (when) => `отправлено ${when}`,
  empty: 'Отправлен пустой график.',
  car: 'машина',
  got: (got) => (got.kind === 'reserve' ? `резерв: ${got.place} из ${got.of}` : words[got.kind]),
}
