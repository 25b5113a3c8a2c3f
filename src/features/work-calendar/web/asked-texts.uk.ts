import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './asked-texts.ts'

type Got = Parameters<typeof polish.askedTexts.got>[0]

const words: Readonly<Record<Exclude<Got['kind'], 'reserve'>, string>> = {
  accepted: 'прийнято',
  waits: 'резерв',
  gone: 'у заявці вже немає',
  'on-call': 'на виклик',
  nothing: 'без місця у графіку',
}

export const askedTexts: SameTexts<typeof polish.askedTexts> = {
  title: 'Заявка й результат',
  sentAt: (when) => `надіслано ${when}`,
  empty: 'Надіслано порожній графік.',
  car: 'авто',
  got: (got) => (got.kind === 'reserve' ? `резерв: ${got.place} із ${got.of}` : words[got.kind]),
}
