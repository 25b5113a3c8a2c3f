import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './title-texts.ts'

export const TITLES: SameTexts<typeof polish.TITLES> = {
  availability: 'მძღოლის ხელმისაწვდომობა',
  'fleet-calendar': 'ავტოპარკის კალენდარი',
  'own-calendar': 'ჩემი სამუშაო კალენდარი',
  market: 'თავისუფალი თქვენთვის',
  handover: 'მანქანის მიღება და ჩაბარება',
  'own-statements': 'ჩემი ანგარიშები',
  fuel: 'საწვავის კონტროლი',
  'service-confirmation': 'სერვისის დადასტურება',
  'not-mine': 'ეს მე არ ვარ',
  'entry-link': 'თქვენი სამუშაო კალენდარი',
  'not-found': 'გვერდი ვერ მოიძებნა',
}
