import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-devices.ts'

export const deviceTexts: SameTexts<typeof polish.deviceTexts> = {
  lead: 'ეს კალენდარი აქ არის გახსნილი. თუ რომელიმე არ გეცნობათ, გამოდით მისგან და სთხოვეთ ოფისს ახალი PIN.',
  unknown: 'უცნობი მოწყობილობა',
  here: 'ეს მოწყობილობა',
  way: { pin: 'შესვლა PIN-ით', link: 'ბმული შეტყობინებიდან' },
  since: (when) => `შესვლა: ${when}`,
  lastUsed: (when) => `ბოლოს: ${when}`,
  end: 'გამოსვლა',
  endNamed: (device) => `გამოსვლა: ${device}`,
  endOthers: 'სხვებიდან გამოსვლა',
  endAll: 'ყველგან გამოსვლა',
  linksEnd:
    'მოწყობილობიდან გამოსვლის შემდეგ ადრინდელი შეტყობინებების ბმულები აღარ მოქმედებს. PIN ისევ მოქმედებს.',
  calendarEnds:
    'დანარჩენებიდან ან ყველგან გამოსვლის შემდეგ ტელეფონში კალენდრის მისამართიც წყვეტს მოქმედებას; მისი თავიდან დამატება შეიძლება.',
  ended: 'გამოსვლა შესრულდა.',
  noSuchDevice: 'ეს მოწყობილობა უკვე გამოსულია.',
}
