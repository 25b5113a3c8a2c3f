import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const confirmationTexts: SameTexts<typeof polish.confirmationTexts> = {
  working: 'სერვისი დასტურდება…',
  thanks: 'გმადლობთ სერვისის დადასტურებისთვის!',
  confirmed: 'თქვენი სერვისი დადასტურებულია. გთხოვთ, მითითებულ ადგილას დროულად მიხვიდეთ.',
  waiting: 'სერვისის დადასტურება გაგზავნას ელოდება',
  unreached: 'სერვერთან დაკავშირება ჯერ ვერ მოხერხდა. ცოტა ხანში ხელახლა ვცდით, ნუ დახურავთ ამ გვერდს.',
  again: 'ახლავე ცდა',
  loadFailed: 'გვერდის ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა.',
}
