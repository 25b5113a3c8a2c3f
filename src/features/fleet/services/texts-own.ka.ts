import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownServiceTexts: SameTexts<typeof polish.ownServiceTexts> = {
  title: (hour) => `მანქანის სერვისი ${hour}-ზე`,
  confirm: 'დადასტურება',
  confirmNamed: (hour) => `მანქანის სერვისის დადასტურება: ${hour}`,
  sending: 'იგზავნება …',
  confirmed: 'დადასტურებულია',
  done: 'სერვისი დადასტურებულია. გთხოვთ, დროულად მოხვიდეთ.',
  notYours: 'ეს სერვისი აღარ არის, ან მანქანა იმ დროს სხვას აქვს. თუ ეჭვი გაქვთ, ჰკითხეთ ოფისს.',
  moved: 'ამ სერვისის დრო ან ადგილი ახლახან შეიცვალა. შეამოწმეთ და ხელახლა დაადასტურეთ.',
  past: 'ამ სერვისის დრო უკვე გავიდა. ახალი დრო ჰკითხეთ ოფისს.',
}
